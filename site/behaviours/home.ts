/** What the home page does beyond every other: its light, its hint, its film. */
import { openDialog } from './dialog.ts';
import { fadeHeroHint } from './hero-hint.ts';
import { lightHero } from './hero-light.ts';

fadeHeroHint();
openDialog();
lightHero();
