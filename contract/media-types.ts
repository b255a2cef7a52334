import { extname } from 'node:path';

export type MediaType = { name: string; compressible: boolean };

const words = (name: string): MediaType => ({ name: `${name}; charset=utf-8`, compressible: true });
const binary = (name: string): MediaType => ({ name, compressible: false });

const mediaTypes: Record<string, MediaType> = {
  '.avif': binary('image/avif'),
  '.css': words('text/css'),
  '.gif': binary('image/gif'),
  '.html': words('text/html'),
  '.ico': binary('image/x-icon'),
  '.jpeg': binary('image/jpeg'),
  '.jpg': binary('image/jpeg'),
  '.js': words('text/javascript'),
  '.json': words('application/json'),
  '.mp4': binary('video/mp4'),
  '.pdf': binary('application/pdf'),
  '.png': binary('image/png'),
  '.svg': words('image/svg+xml'),
  '.txt': words('text/plain'),
  '.vtt': words('text/vtt'),
  '.webm': binary('video/webm'),
  '.webmanifest': words('application/manifest+json'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
  '.xml': words('application/xml'),
};

/** Hidden files are not served, except those in the folder that RFC 8615 makes public. */
const isHidden = (path: string) => /(^|\/)\.(?!well-known\/)/.test(path);

/**
 * Returns the media type of a built file by its path. Files without one are not served: source maps, notes of the build and
 * anything else that got into the folder.
 */
export const mediaTypeOf = (path: string): MediaType | undefined =>
  isHidden(path) ? undefined : mediaTypes[extname(path)];
