/** What every page does once it is read: the header answers to scrolling, Back goes back, motion stays paused, items come in. */
import { goBack } from './back.ts';
import { preferFormOnPage } from './consultation.ts';
import { markScrolledHeader } from './header.ts';
import { rememberPause } from './pause.ts';
import { reveal } from './reveal.ts';
import { offerSearch } from './search.ts';

markScrolledHeader();
goBack();
preferFormOnPage();
rememberPause();
reveal();
offerSearch();
