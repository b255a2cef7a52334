import type { PictureName } from '../../content/schemas/picture.ts';
import type { Drawing } from './drawing.ts';
import { cloche, conveyor, cup, jar, knife } from './drawings/kitchen.tsx';
import { abacus, bolt, gears, padlock, plug, puzzle, robot } from './drawings/machines.tsx';
import { bulb, compass, lantern, magnifier, seedling, telescope } from './drawings/outlook.tsx';
import { book, clipboard, guide, inkwell, report } from './drawings/paper.tsx';
import { browser, camera, clapper, frame, gauge, play } from './drawings/screens.tsx';
import { apron, barber, chair, dressform, kettlebell, storefront } from './drawings/shop.tsx';
import { chat, envelope, headset, phone, telephone } from './drawings/talk.tsx';

/** The drawing for every name in content. A name without a drawing does not compile. */
export const drawings: Record<PictureName, Drawing> = {
  abacus,
  apron,
  barber,
  bolt,
  book,
  browser,
  bulb,
  camera,
  chair,
  chat,
  clapper,
  clipboard,
  cloche,
  compass,
  conveyor,
  cup,
  dressform,
  envelope,
  frame,
  gauge,
  gears,
  guide,
  headset,
  inkwell,
  jar,
  kettlebell,
  knife,
  lantern,
  magnifier,
  padlock,
  phone,
  play,
  plug,
  puzzle,
  report,
  robot,
  seedling,
  storefront,
  telephone,
  telescope,
};
