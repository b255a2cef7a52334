/** What every long text does: its contents follow the reader, its parts can be passed on, its video plays, its links open. */
import { followReading } from './contents.ts';
import { addCopyButtons } from './copy-code.ts';
import { copyHeadingLinks } from './copy-link.ts';
import { openTarget } from './open-target.ts';
import { shareArticle } from './share.ts';
import { playVideo } from './video.ts';

followReading();
addCopyButtons();
copyHeadingLinks();
shareArticle();
playVideo();
openTarget();
