import { cloche } from '../../site/illustrations/drawings/kitchen.tsx';
import { browser } from '../../site/illustrations/drawings/screens.tsx';
import { barber, dressform } from '../../site/illustrations/drawings/shop.tsx';
import { envelope, phone } from '../../site/illustrations/drawings/talk.tsx';
import { outlinesOf } from '../drawing/outlines.ts';

/** The site's drawings that the film shows. */
export const takeThings = () => ({
  barber: outlinesOf(barber),
  cloche: outlinesOf(cloche),
  dressform: outlinesOf(dressform),
  phone: outlinesOf(phone),
  browser: outlinesOf(browser),
  envelope: outlinesOf(envelope),
});

export type Things = ReturnType<typeof takeThings>;
