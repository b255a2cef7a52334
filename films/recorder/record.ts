import { BufferTarget, Mp4OutputFormat, Output, Quality, VideoSample, VideoSampleSource } from 'mediabunny';

/** How a film is encoded: its size and codec, and as finely as a quantizer (finest first) or a rate of bits allows. */
export type Format = { width: number; height: number } & (
  | { codec: 'av1'; quality: { quantizer: number } }
  | {
      codec: 'avc';
      quality: { bitrate: number };
      /** For films of mostly text, so that the encoder keeps letters sharp. */
      contentHint?: 'text';
    }
);

/** AV1 and H.264 High, both at the level for 1920 by 1080 at 30 frames a second. */
const codecStrings = { av1: 'av01.0.08M.08', avc: 'avc1.640028' };

/**
 * Steps through a source frame by frame and writes several formats at once. A frame equal to the one before is not
 * written; the earlier one is shown longer. What it has done is told in the page's console.
 */
export async function record(source: FrameSource, formats: Format[]): Promise<Uint8Array[]> {
  const { framesPerSecond, seconds, canvas } = source;
  const outputs = await Promise.all(formats.map((format) => openOutput(format, source)));
  const keyframes = new Set(source.keyframes.map((moment) => Math.round(moment * framesPerSecond)));
  const drawn = Math.round(seconds * framesPerSecond);
  const differs = pixelReader(canvas);

  let kept = 0;
  let held: number | undefined;
  const write = async (end: number) => {
    if (held === undefined) return;
    kept += 1;
    for (const output of outputs)
      await output.write(held / framesPerSecond, end / framesPerSecond, keyframes.has(held));
  };

  for (let frame = 0; frame < drawn; frame += 1) {
    const mayDiffer = await source.draw(frame / framesPerSecond);
    if ((mayDiffer && differs()) || keyframes.has(frame) || frame === 0) {
      await write(frame);
      held = frame;
      for (const output of outputs) output.hold();
    }
    if (frame % (10 * framesPerSecond) === 0) console.log(`${frame / framesPerSecond} of ${seconds} seconds`);
  }
  await write(drawn);
  console.log(`${kept} of ${drawn} frames differ from the one before and were written`);
  return Promise.all(outputs.map((output) => output.finish()));
}

/** Tells whether a canvas has changed since the last call. A plain loop compares two million numbers fast enough. */
function pixelReader(canvas: HTMLCanvasElement): () => boolean {
  const pen = penOf(canvas);
  let last = new Uint32Array();
  return () => {
    const now = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    const before = last;
    last = now;
    for (let at = 0; at < now.length; at += 1) if (now[at] !== before[at]) return true;
    return false;
  };
}

/**
 * Holds a format's scaled copy of the picture until it is known how long that is shown. The file has its index at the front,
 * so that browsers can play it while it loads.
 */
async function openOutput(format: Format, { canvas, framesPerSecond, longestWithoutKeyframe }: FrameSource) {
  const { width, height, codec, quality, ...hint } = format;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const samples = new VideoSampleSource({
    codec,
    quality: new Quality(quality),
    fullCodecString: codecStrings[codec],
    keyFrameInterval: longestWithoutKeyframe,
    ...hint,
  });
  output.addVideoTrack(samples, { frameRate: framesPerSecond });
  await output.start();
  const pen = penOf(Object.assign(document.createElement('canvas'), { width, height }));
  pen.imageSmoothingQuality = 'high';
  return {
    hold: () => pen.drawImage(canvas, 0, 0, width, height),
    async write(start: number, end: number, isKey: boolean) {
      const sample = new VideoSample(toI420(pen.getImageData(0, 0, width, height)), {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: start,
        duration: end - start,
        colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      });
      await samples.add(sample, isKey ? { keyFrame: true } : {});
      sample.close();
    },
    async finish() {
      await output.finalize();
      if (!target.buffer) throw new Error('The film has no bytes.');
      return new Uint8Array(target.buffer);
    },
  };
}

export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  return pen;
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

/**
 * Converts to BT.709 in limited range, with one color for four pixels. A browser that is given the canvas itself marks
 * the video as full range, which televisions and some players show too dark.
 */
function toI420({ data, width, height }: ImageData): Uint8Array {
  const pixels = width * height;
  const planes = new Uint8Array(pixels * 1.5);
  const blue = pixels;
  const red = pixels * 1.25;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let corner = 0; corner < 4; corner += 1) {
        const at = (y + (corner >> 1)) * width + x + (corner & 1);
        const R = data[at * 4] ?? 0;
        const G = data[at * 4 + 1] ?? 0;
        const B = data[at * 4 + 2] ?? 0;
        r += R;
        g += G;
        b += B;
        planes[at] = 16.5 + 0.182586 * R + 0.614231 * G + 0.062007 * B;
      }
      const at = (y >> 1) * (width >> 1) + (x >> 1);
      planes[blue + at] = 128.5 + (-0.100644 * r - 0.338572 * g + 0.439216 * b) / 4;
      planes[red + at] = 128.5 + (0.439216 * r - 0.398942 * g - 0.040274 * b) / 4;
    }
  }
  return planes;
}
