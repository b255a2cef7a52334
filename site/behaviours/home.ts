/** What the home page does beyond every other: its light, its hint, its film, the messages to tap. */
import { openDialog } from './dialog.ts';
import { fadeHeroHint } from './hero-hint.ts';
import { lightHero } from './hero-light.ts';
import { answerMessages } from './teaser.ts';

fadeHeroHint();
openDialog();
lightHero();
answerMessages();
