import { openDatabase } from './embedded-database.ts';
import { migrate } from './migrations.ts';

/** Makes a database in the given folder, and exits when the server that asked for it does. */

process.once('disconnect', () => process.exit(1));

const [, , folder = ''] = process.argv;
const { pool, close } = openDatabase(folder, (words) => process.send?.(words));
await migrate(pool);
await close();
process.removeAllListeners('disconnect');
process.disconnect?.();
