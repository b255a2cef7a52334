import type { PictureName } from '../../content/schemas/picture.ts';
import type { Drawing } from './drawing.ts';
import { abacus } from './drawings/abacus.tsx';
import { apron } from './drawings/apron.tsx';
import { barber } from './drawings/barber.tsx';
import { bolt } from './drawings/bolt.tsx';
import { book } from './drawings/book.tsx';
import { browser } from './drawings/browser.tsx';
import { bulb } from './drawings/bulb.tsx';
import { camera } from './drawings/camera.tsx';
import { chair } from './drawings/chair.tsx';
import { chat } from './drawings/chat.tsx';
import { clapper } from './drawings/clapper.tsx';
import { clipboard } from './drawings/clipboard.tsx';
import { cloche } from './drawings/cloche.tsx';
import { compass } from './drawings/compass.tsx';
import { conveyor } from './drawings/conveyor.tsx';
import { cup } from './drawings/cup.tsx';
import { dressform } from './drawings/dressform.tsx';
import { envelope } from './drawings/envelope.tsx';
import { frame } from './drawings/frame.tsx';
import { gauge } from './drawings/gauge.tsx';
import { gears } from './drawings/gears.tsx';
import { guide } from './drawings/guide.tsx';
import { headset } from './drawings/headset.tsx';
import { inkwell } from './drawings/inkwell.tsx';
import { jar } from './drawings/jar.tsx';
import { kettlebell } from './drawings/kettlebell.tsx';
import { knife } from './drawings/knife.tsx';
import { lantern } from './drawings/lantern.tsx';
import { magnifier } from './drawings/magnifier.tsx';
import { padlock } from './drawings/padlock.tsx';
import { phone } from './drawings/phone.tsx';
import { play } from './drawings/play.tsx';
import { plug } from './drawings/plug.tsx';
import { puzzle } from './drawings/puzzle.tsx';
import { report } from './drawings/report.tsx';
import { robot } from './drawings/robot.tsx';
import { seedling } from './drawings/seedling.tsx';
import { storefront } from './drawings/storefront.tsx';
import { telephone } from './drawings/telephone.tsx';
import { telescope } from './drawings/telescope.tsx';

/** The drawing behind every name that content may use: a name without one does not compile. */
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
