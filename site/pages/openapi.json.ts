import type { APIRoute } from 'astro';
import { single } from '../library/entries.ts';

export const GET: APIRoute = async () => Response.json(await single('openapi'));
