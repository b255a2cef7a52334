/** How a film is encoded: its size and codec. */
export type Format = { width: number; height: number } & (
  | { codec: 'av1' /** 0 to 255, finest first. */; quantizer: number }
  | {
      codec: 'avc';
      bitsPerSecond: number;
      /** For films of mostly text, so that the encoder keeps letters sharp. */
      contentHint?: 'text';
    }
);

/** A picture and the time it is shown, in microseconds as in the video API. */
type Frame = { picture: ImageData; start: number; end: number; isKey: boolean };

export type Encoder = { encode(frame: Frame): Promise<void>; finish(): Promise<void> };

type TakePacket = (chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata) => void;

/** More waiting frames would only take memory. */
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

/** 8-bit AV1 and H.264 High, both at the level for 1920 by 1080 at 30 frames a second. */
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

const limitedRange = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
} as const;
