import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Every command runs as `node build/run.js FILE …`. After a user error it prints only the message, which says what to
 * mend; a fault of ours keeps its stack. This is JavaScript and imports nothing of the project, so that it still works
 * where Node is too old for the rest or the packages are missing.
 */

const install = 'Install what the project needs, its own Node among it: npm ci';

process.on('uncaughtException', (error) => {
  // A reader of our output, such as head, has read enough and closed the pipe.
  if (error.code !== 'EPIPE') console.error(wordUserError(error) ?? error);
  // The desk shows its owner a line: what went wrong, and not where in the program.
  const { FAULT_FILE } = process.env;
  if (FAULT_FILE) writeFileSync(FAULT_FILE, (wordUserError(error) ?? error.message).trim().split('\n', 1)[0]);
  process.exit(1);
});

const obstacle = findObstacle();
if (obstacle) {
  console.error(`${obstacle} ${install}`);
  process.exit(1);
}
// The program sees the arguments as if it had been called directly.
process.argv.splice(1, 1);
await import(pathToFileURL(resolve(process.argv[1])));

function findObstacle() {
  if (!existsSync(new URL('../node_modules', import.meta.url))) return 'Nothing is installed yet.';
  return process.features.typescript ? undefined : `Node ${process.version} is too old.`;
}

function wordUserError(error) {
  // Checked by name, because this file cannot import the class.
  if (error.name === 'UserError') return error.message;
  if (error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('Cannot find package'))
    return `${error.message.split(' imported from')[0]}. ${install}`;
  // Node's own message is a sentence that names the file.
  if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code) && error.path) return `${error.message}.`;
  return wordBrokenContent(error);
}

/** A comma forgotten in content/company.json, or in a file of messages, stops every program that reads it. */
function wordBrokenContent({ name, message, stack = '' }) {
  const [, ofFacts] = /\/(content\/\S+\.json: [\s\S]*)/.exec(message) ?? [];
  if (ofFacts && name === 'SyntaxError') return ofFacts;
  const [place = '', line = ''] = stack.split('\n');
  const [, file] = /\/(content\/\S+\.ts:\d+)$/.exec(place) ?? [];
  return file && name === 'SyntaxError' ? `${file}: ${message}\n${line}` : undefined;
}
