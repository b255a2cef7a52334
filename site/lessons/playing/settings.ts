import { speeds } from '../speeds.ts';
import { keep, read } from './kept.ts';

export type Settings = { captions: boolean; voice: boolean; speed: number };

const name = 'lesson:settings';

/** How this visitor likes lessons, checked: whatever has written it may have been an older page of ours. */
export function readSettings(): Settings {
  const { captions, voice, speed } = (read(name) ?? {}) as Partial<Settings>;
  return {
    captions: captions !== false,
    voice: voice === true,
    speed: speeds.find((known) => known === speed) ?? 1,
  };
}

export const keepSettings = (settings: Settings) => keep(name, settings);
