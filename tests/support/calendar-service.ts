import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from './certificate.ts';

/** A service on loopback that has a calendar, and answers in whatever way a test wants. */
export async function startCalendarService() {
  const { certificate, key } = makeCertificate();
  const folder = await mkdtemp(join(tmpdir(), 'raywright-calendar-'));
  const authority = join(folder, 'certificate.pem');
  await writeFile(authority, certificate);
  let answer = (_request: IncomingMessage, response: ServerResponse): unknown => response.end();
  const server = createServer({ cert: certificate, key }, (request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    settings: { CALENDAR_HOSTS: host, NODE_EXTRA_CA_CERTS: authority },
    answerWith(next: typeof answer) {
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const calendarOf = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');

const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

export const eventAt = (start: number, ...more: string[]) => [
  ...['BEGIN:VEVENT', `UID:${start}@example.com`, `DTSTART:${utc(start)}`, 'DURATION:PT30M'],
  ...['SUMMARY:Dentist', ...more, 'END:VEVENT'],
];
