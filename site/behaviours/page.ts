/** What every page does once it is read: the header answers to scrolling, Back goes back. */
import { goBack } from './back.ts';
import { preferFormOnPage } from './consultation.ts';
import { markScrolledHeader } from './header.ts';

markScrolledHeader();
goBack();
preferFormOnPage();
