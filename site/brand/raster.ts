import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

export async function toPng(picture: ReactNode, size: number): Promise<Buffer> {
  return sharp(Buffer.from(renderToStaticMarkup(picture)), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

const headerLength = 6;
const entryLength = 16;

/** An ICO file is a table of contents followed by PNG pictures. */
export function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const table = Buffer.alloc(headerLength + entryLength * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    table.writeUInt8(size, entry);
    table.writeUInt8(size, entry + 1);
    table.writeUInt16LE(1, entry + 4);
    table.writeUInt16LE(32, entry + 6);
    table.writeUInt32LE(png.length, entry + 8);
    table.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}
