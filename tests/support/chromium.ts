import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const drawnBySoftware = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Machines without a graphics card draw WebGL in software, which leaves little of them for anything else. */
export const chromium = () => launchOptions(['--disable-3d-apis']);
export const chromiumWithWebGL = () => launchOptions(drawnBySoftware);

/** The browser of this machine, else the one inside an npm package, which needs no download of its own. */
async function launchOptions(switches: string[]) {
  const executablePath = installed.find((path) => existsSync(path)) ?? (await sparticuz.executablePath());
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...switches,
    ],
  };
}
