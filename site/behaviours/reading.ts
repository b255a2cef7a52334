/** What every long text does: its contents follow the reader, its headings and its code can be copied. */
import { followReading } from './contents.ts';
import { addCopyButtons } from './copy-code.ts';
import { copyHeadingLinks } from './copy-link.ts';

followReading();
addCopyButtons();
copyHeadingLinks();
