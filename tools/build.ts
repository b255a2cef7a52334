import { settingsOrExit } from '../server/settings.ts';
import { buildSite } from './site.ts';

settingsOrExit();
await buildSite();
