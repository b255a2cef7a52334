import type { Cut } from '../brand-film/stage.ts';
import type { Format } from '../recorder/encoder.ts';

/**
 * AV1 for the browsers that know it, which are nearly all; H.264, smaller in both directions, for the rest. Its encoder
 * has no quantizer: asked for less than this it leaves blocks in the fades.
 */
export const formats: Record<Cut, { av1: Format; h264: Format }> = {
  wide: {
    av1: { codec: 'av1', width: 1920, height: 1080, quantizer: 100 },
    h264: { codec: 'avc', width: 1280, height: 720, bitsPerSecond: 3_500_000 },
  },
  tall: {
    av1: { codec: 'av1', width: 1080, height: 1920, quantizer: 100 },
    h264: { codec: 'avc', width: 720, height: 1280, bitsPerSecond: 3_500_000 },
  },
};

/** One file, for every device. What changes is small, and letters at rest get clearer with every frame. */
export const lessonFormat: Format = {
  codec: 'avc',
  width: 1280,
  height: 720,
  bitsPerSecond: 400_000,
  contentHint: 'text',
};
