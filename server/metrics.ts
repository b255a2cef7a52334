import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Store } from './database/store.ts';
import { createServer } from './http.ts';

/** Counts for a monitor, and nothing about a visitor, in Prometheus' text format on a port of its own. */

type Kind = 'counter' | 'gauge';

const classes = ['2xx', '3xx', '4xx', '5xx'] as const;

export function createMetrics(isUp: () => Promise<boolean>) {
  const answers = Object.fromEntries(classes.map((name) => [name, 0])) as Record<string, number>;
  const delay = monitorEventLoopDelay();
  delay.enable();
  let stored = 0;

  return {
    countAnswer(status: number) {
      const name = `${Math.floor(status / 100)}xx`;
      answers[name] = (answers[name] ?? 0) + 1;
    },
    countStored() {
      stored += 1;
    },
    async text(): Promise<string> {
      const canStore = await isUp();
      const waited = delay.percentile(99) / 1e9;
      delay.reset();
      return [
        ...family('raywright_http_answers_total', 'counter', 'Answers by class of status.', answers),
        ...family('raywright_enquiries_stored_total', 'counter', 'Rows taken since the start.', stored),
        ...family(
          'raywright_database_up',
          'gauge',
          'Whether a message could be stored now.',
          canStore ? 1 : 0,
        ),
        ...family('raywright_event_loop_delay_p99_seconds', 'gauge', 'Since it was last asked for.', waited),
        ...family('process_resident_memory_bytes', 'gauge', 'Resident memory.', process.memoryUsage.rss()),
        ...family(
          'process_start_time_seconds',
          'gauge',
          'When it started.',
          Math.round(performance.timeOrigin / 1000),
        ),
        '',
      ].join('\n');
    },
  };
}

type Metrics = ReturnType<typeof createMetrics>;

function family(name: string, kind: Kind, help: string, value: number | Record<string, number>): string[] {
  const samples =
    typeof value === 'number'
      ? [`${name} ${value}`]
      : Object.entries(value).map(([label, count]) => `${name}{class="${label}"} ${count}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...samples];
}

/** Resolves when the port is open, with a function that closes it. */
export async function serveMetrics(metrics: Metrics, host: string | undefined, port: number) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return response.end(await metrics.text());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

const rememberedMs = 1_000;

/** Balancers and monitors give up after a few seconds and take silence for a dead server. */
const longestWaitMs = 2_000;

/**
 * Whether an enquiry could be stored now. The store is asked at most once a second, and not waited for beyond the
 * limit.
 */
export function createHealth(store: Pick<Store, 'isUp'>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;

  async function look() {
    try {
      return await Promise.race([store.isUp(), waitInVain()]);
    } finally {
      setTimeout(() => (answer = undefined), rememberedMs).unref();
    }
  }

  return () => {
    answer ??= look();
    return answer;
  };
}

const waitInVain = () => new Promise<false>((resolve) => setTimeout(resolve, longestWaitMs, false).unref());
