/**
 * Converts to BT.709 in limited range, with one color for four pixels. A browser that is given the canvas itself marks
 * the video as full range, which televisions and some players show too dark.
 */
export function toI420({ data, width, height }: ImageData): Uint8Array {
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
