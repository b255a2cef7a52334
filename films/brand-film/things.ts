import { barber } from '../../site/illustrations/drawings/barber.tsx';
import { browser } from '../../site/illustrations/drawings/browser.tsx';
import { cloche } from '../../site/illustrations/drawings/cloche.tsx';
import { dressform } from '../../site/illustrations/drawings/dressform.tsx';
import { phone } from '../../site/illustrations/drawings/phone.tsx';
import { outlinesOf } from '../drawing/outlines.ts';

/** The drawings of the site that the film shows. */
export const takeThings = () => ({
  barber: outlinesOf(barber),
  cloche: outlinesOf(cloche),
  dressform: outlinesOf(dressform),
  phone: outlinesOf(phone),
  browser: outlinesOf(browser),
});

export type Things = ReturnType<typeof takeThings>;
