import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from './requests.ts';

/** Sends enquiries at an even pace until told to stop, and then says how many were stored. */

const { port, writesPerSecond } = workerData as { port: number; writesPerSecond: number };
const client = createClient(port, 16);
const began = performance.now();
let started = 0;
let stored = 0;

const pace = setInterval(() => {
  for (const due = ((performance.now() - began) / 1000) * writesPerSecond; started < due; started += 1) {
    client.sendEnquiry().then(() => {
      stored += 1;
    });
  }
}, 5);

parentPort?.once('message', () => {
  clearInterval(pace);
  parentPort?.postMessage(stored);
  client.close();
  process.exit();
});
