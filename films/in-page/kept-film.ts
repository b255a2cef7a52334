import { CanvasSink, Input, MP4, UrlSource } from 'mediabunny';

/** A finished film, decoded: any moment of it as a picture. */
export async function openKeptFilm(address: string) {
  const input = new Input({ source: new UrlSource(address), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The film has no pictures.');
  const sink = new CanvasSink(track);
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    async at(moment: number): Promise<ImageData> {
      const canvas = (await sink.getCanvas(moment))?.canvas;
      const pen = canvas?.getContext('2d') as CanvasRenderingContext2D | null | undefined;
      if (!canvas || !pen) throw new Error(`The film has no picture at ${moment} seconds.`);
      return pen.getImageData(0, 0, canvas.width, canvas.height);
    },
  };
}
