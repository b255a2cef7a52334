import type { Drawing } from './drawing.ts';
import { barber } from './drawings/barber.tsx';
import { camera } from './drawings/camera.tsx';
import { chat } from './drawings/chat.tsx';
import { cloche } from './drawings/cloche.tsx';
import { dressform } from './drawings/dressform.tsx';
import { gears } from './drawings/gears.tsx';
import { guide } from './drawings/guide.tsx';
import { kettlebell } from './drawings/kettlebell.tsx';
import { key } from './drawings/key.tsx';
import { play } from './drawings/play.tsx';
import { report } from './drawings/report.tsx';
import { robot } from './drawings/robot.tsx';

/** Every drawing by the name that content uses in its `picture` field. */
export const drawings: Record<string, Drawing> = {
  barber,
  camera,
  chat,
  cloche,
  dressform,
  gears,
  guide,
  kettlebell,
  key,
  play,
  report,
  robot,
};
