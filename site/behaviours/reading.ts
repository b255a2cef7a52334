/** What every long text does: its contents follow the reader; its headings, its code and its address can be passed on. */
import { followReading } from './contents.ts';
import { addCopyButtons } from './copy-code.ts';
import { copyHeadingLinks } from './copy-link.ts';
import { shareArticle } from './share.ts';

followReading();
addCopyButtons();
copyHeadingLinks();
shareArticle();
