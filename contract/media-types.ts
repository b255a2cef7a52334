import { extname } from 'node:path';

type MediaType = { name: string; compressible: boolean };

const words = (name: string): MediaType => ({ name: `${name}; charset=utf-8`, compressible: true });
const binary = (name: string): MediaType => ({ name, compressible: false });

const byExtension: Record<string, MediaType> = {
  '.avif': binary('image/avif'),
  '.css': words('text/css'),
  '.html': words('text/html'),
  '.ico': binary('image/x-icon'),
  '.jpg': binary('image/jpeg'),
  '.js': words('text/javascript'),
  '.json': words('application/json'),
  '.pdf': binary('application/pdf'),
  '.png': binary('image/png'),
  '.svg': words('image/svg+xml'),
  '.txt': words('text/plain'),
  '.vtt': words('text/vtt'),
  '.webmanifest': words('application/manifest+json'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
  '.xml': words('application/xml'),
};

export const mediaTypeOf = (fileName: string): MediaType =>
  byExtension[extname(fileName)] ?? binary('application/octet-stream');
