import { BlobSource, Input, MP4, VideoSampleSink } from 'mediabunny';

/** A finished film, decoded: any moment of it as a picture. */
export async function openKeptFilm(address: string) {
  const bytes = await (await fetch(address)).blob();
  const input = new Input({ source: new BlobSource(bytes), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The film has no pictures.');
  const width = await track.getDisplayWidth();
  const height = await track.getDisplayHeight();
  const sink = new VideoSampleSink(track);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  return {
    width,
    height,
    async at(moment: number): Promise<ImageData> {
      const sample = await sink.getSample(moment);
      if (!sample) throw new Error(`The film has no picture at ${moment} seconds.`);
      sample.draw(pen, 0, 0);
      sample.close();
      return pen.getImageData(0, 0, width, height);
    },
  };
}
