import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny';
import { type Encoder, type Format, openEncoder } from './encoder.ts';

/**
 * Steps through a source frame by frame and writes several formats at once. A frame equal to the one before is not
 * written; the earlier one is shown longer. What it has done is told in the page's console.
 */
export async function record(source: FrameSource, formats: Format[]): Promise<Uint8Array[]> {
  const { framesPerSecond, seconds, canvas, longestWithoutKeyframe } = source;
  const outputs = await Promise.all(formats.map((format) => openOutput(format, canvas, framesPerSecond)));
  const keyframes = new Set(source.keyframes.map((moment) => Math.round(moment * framesPerSecond)));
  const drawn = Math.round(seconds * framesPerSecond);
  const microseconds = (frame: number) => Math.round((frame * 1_000_000) / framesPerSecond);
  const reader = pixelReader(canvas);

  let kept = 0;
  let held: { start: number; isKey: boolean } | undefined;
  let lastKey = Number.NEGATIVE_INFINITY;
  const write = async (end: number) => {
    if (!held) return;
    kept += 1;
    const { start, isKey } = held;
    for (const output of outputs) await output.write(microseconds(start), microseconds(end), isKey);
  };

  for (let frame = 0; frame < drawn; frame += 1) {
    const mayDiffer = await source.draw(frame / framesPerSecond);
    const differs = mayDiffer && reader.differs();
    if (differs || keyframes.has(frame) || frame === 0) {
      await write(frame);
      const isKey = keyframes.has(frame) || frame - lastKey >= longestWithoutKeyframe * framesPerSecond;
      if (isKey) lastKey = frame;
      held = { start: frame, isKey };
      for (const output of outputs) output.hold();
    }
    if (frame % (10 * framesPerSecond) === 0) console.log(`${frame / framesPerSecond} of ${seconds} seconds`);
  }
  await write(drawn);
  const movies: Uint8Array[] = [];
  for (const output of outputs) movies.push(await output.finish());
  console.log(`${kept} of ${drawn} frames differ from the one before and were written`);
  return movies;
}

/** Tells whether a canvas has changed since the last call. */
function pixelReader(canvas: HTMLCanvasElement) {
  const pen = penOf(canvas);
  let last: Uint32Array | undefined;
  return {
    differs() {
      const now = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      const before = last;
      last = now;
      return !before || isUnlike(now, before);
    },
  };
}

/** A plain loop, because it is the only way that compares two million numbers fast enough. */
function isUnlike(one: Uint32Array, other: Uint32Array): boolean {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return true;
  return false;
}

/** Holds a format's scaled copy of the picture until it is known how long that is shown. */
async function openOutput(format: Format, canvas: HTMLCanvasElement, framesPerSecond: number) {
  const movie: Movie = await openMovie(format.codec, framesPerSecond);
  const encoder: Encoder = openEncoder(format, framesPerSecond, movie.add);
  const { width, height } = format;
  const pen = penOf(Object.assign(document.createElement('canvas'), { width, height }));
  pen.imageSmoothingQuality = 'high';
  return {
    hold: () => pen.drawImage(canvas, 0, 0, width, height),
    write: (start: number, end: number, isKey: boolean) =>
      encoder.encode({ picture: pen.getImageData(0, 0, width, height), start, end, isKey }),
    async finish() {
      await encoder.finish();
      return movie.finish();
    },
  };
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  return pen;
}

/** An MP4 with its index at the front, so that browsers can play it while it loads. */
type Movie = {
  add(chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata): void;
  finish(): Promise<Uint8Array>;
};

async function openMovie(codec: VideoCodec, framesPerSecond: number): Promise<Movie> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const packets = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(packets, { frameRate: framesPerSecond });
  await output.start();

  // Frames are added in order, one after the other.
  let added: Promise<void> = Promise.resolve();
  return {
    add(chunk, metadata) {
      added = added.then(() => packets.add(EncodedPacket.fromEncodedChunk(chunk), metadata));
    },
    async finish() {
      await added;
      await output.finalize();
      if (!target.buffer) throw new Error('The film has no bytes.');
      return new Uint8Array(target.buffer);
    },
  };
}

/** Anything that can be recorded: it draws any of its moments on its canvas. */
export type FrameSource = {
  canvas: HTMLCanvasElement;
  framesPerSecond: number;
  seconds: number;
  /** The moments at which a new picture begins, which players jump to when seeking. */
  keyframes: number[];
  /** In seconds. Limits how far back a player has to go when seeking. */
  longestWithoutKeyframe: number;
  /** Draws a moment, and returns whether it may differ from the last one drawn. */
  draw(seconds: number): boolean | Promise<boolean>;
};
