import { settingsOrExit } from '../server/settings.ts';
import { buildSiteWhenStale } from './site.ts';

// A wrong setting is named before a build, not half a minute later.
settingsOrExit();
await buildSiteWhenStale();
await import('../server/main.ts');
