import type { APIRoute } from 'astro';
import { single } from '../entries/entries.ts';

export const GET: APIRoute = async () => Response.json(await single('openapi'));
