import { limitedRange, toI420 } from './i420.ts';

/** How a film is written: at what size, and in what a browser can play. */
export type Format = { width: number; height: number } & (
  | { codec: 'av1' /** 0 to 255, finest first. */; quantizer: number }
  | {
      codec: 'avc';
      bitsPerSecond: number;
      /** What is mostly seen: the encoder then keeps letters clean. */
      contentHint?: 'text';
    }
);

/** A picture, and for how long it stands. In microseconds, as video counts. */
type Frame = { picture: ImageData; start: number; end: number; isKey: boolean };

export type Encoder = { encode(frame: Frame): Promise<void>; finish(): Promise<void> };

type TakePacket = (chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata) => void;

/** More frames than these wait in memory only to wait. */
const mostWaiting = 3;

export function openEncoder(format: Format, framesPerSecond: number, take: TakePacket): Encoder {
  let fault: DOMException | undefined;
  const encoder = new VideoEncoder({
    output: take,
    error: (error) => {
      fault = error;
    },
  });
  encoder.configure(configurationOf(format, framesPerSecond));
  const { width, height } = format;

  return {
    async encode({ picture, start, end, isKey }) {
      const frame = new VideoFrame(toI420(picture), {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: start,
        duration: end - start,
        colorSpace: limitedRange,
      });
      const quality = format.codec === 'av1' && { av1: { quantizer: format.quantizer } };
      encoder.encode(frame, { keyFrame: isKey, ...quality });
      frame.close();
      while (!fault && encoder.encodeQueueSize > mostWaiting)
        await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
      if (fault) throw fault;
    },
    async finish() {
      await encoder.flush();
      encoder.close();
    },
  };
}

/** AV1 in 8 bits and H.264 High, both at the level of 1920 by 1080 at 30 frames a second. */
function configurationOf(format: Format, framerate: number): VideoEncoderConfig {
  const { width, height } = format;
  const common = { width, height, framerate, latencyMode: 'quality' as const };
  return format.codec === 'av1'
    ? { ...common, codec: 'av01.0.08M.08', bitrateMode: 'quantizer' }
    : {
        ...common,
        codec: 'avc1.640028',
        avc: { format: 'avc' },
        bitrateMode: 'variable',
        bitrate: format.bitsPerSecond,
        ...(format.contentHint && { contentHint: format.contentHint }),
      };
}
