import type { Shots } from '../../content/schemas/film.ts';
import { progress, smooth } from '../drawing/pen.ts';
import type { Stage } from './film-stage.ts';
import { leavingSeconds, type Shot, type ShotName } from './shot.ts';
import { barber, otherTrades, person } from './shots/barber.ts';
import { hands, night, phone } from './shots/day.ts';
import { end, glass } from './shots/glass.ts';
import { start as begin } from './shots/start.ts';
import { switchOff } from './shots/switch.ts';

export type PlacedShot = ReturnType<typeof placeShots>[number];

export function placeShots(words: Shots) {
  let start = 0;
  const place = <Words>(name: ShotName, shot: Shot<Words>, said: Words) => {
    const placed = {
      name,
      start,
      // Sums of tenths of seconds are not exact.
      end: Math.round((start + shot.seconds) * 10) / 10,
      /** Whether it fades to dark at its end. */
      leaves: !shot.stays,
      said: shot.said(said),
      draw: (stage: Stage, seconds: number) => shot.draw(stage, said, seconds),
    };
    start = placed.end;
    return placed;
  };
  return [
    place('hands', hands, words.hands),
    place('phone', phone, words.phone),
    place('night', night, { ...words.night, earlier: words.hands, inbox: words.phone }),
    place('glass', glass, words.glass),
    place('barber', barber, words.barber),
    place('trades', otherTrades, words.trades),
    place('person', person, words.person),
    place('switch', switchOff, words.switch),
    place('start', begin, words.start),
    place('end', end, words.end),
  ];
}

/** The brightness of a shot, which fades before the next one begins. */
export const brightnessOf = ({ end, leaves }: PlacedShot, seconds: number): number =>
  leaves ? 1 - smooth(progress(seconds, end - leavingSeconds, end)) : 1;
