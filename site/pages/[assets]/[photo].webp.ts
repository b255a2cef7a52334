import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { APIRoute } from 'astro';
import { photoFolder } from '../../../content/photos.ts';

/** Each photo, below the address of everything whose name has its hash. Astro makes no pages of a folder with that name. */
export const getStaticPaths = () =>
  globSync(`${photoFolder}/*.webp`).map((file) => ({
    params: { assets: '_astro', photo: `photo-${basename(file, '.webp')}` },
    props: { file },
  }));

export const GET: APIRoute<{ file: string }> = ({ props }) =>
  new Response(readFileSync(props.file), { headers: { 'Content-Type': 'image/webp' } });
