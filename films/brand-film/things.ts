import barber from '../../content/drawings/barber.svg?raw';
import browser from '../../content/drawings/browser.svg?raw';
import cloche from '../../content/drawings/cloche.svg?raw';
import dressform from '../../content/drawings/dressform.svg?raw';
import envelope from '../../content/drawings/envelope.svg?raw';
import phone from '../../content/drawings/phone.svg?raw';
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
