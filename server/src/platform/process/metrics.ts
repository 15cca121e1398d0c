import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  readonly countResponse: (response: RouteResponse) => void;
  /** A cached response; counted with a plain number because this is the hot path. */
  readonly countCacheHit: () => void;
  readonly print: () => Promise<{ readonly contentType: string; readonly text: string }>;
};

/** A response, with the route and method of its request. */
type RouteResponse = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
};

/**
 * Responses are counted in batches. One at a time, the code that counts has left the processor's cache before the next
 * response, and takes ten times as long.
 */
const BATCH_SIZE = 256;

export function createMetrics(database: {
  readonly totalCount: number;
  readonly waitingCount: number;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const durations = new Histogram({
    name: 'laneway_http_answer_seconds',
    help: 'Time to an answer, by route.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers,
    collect: () => observeResponses(),
  });
  let waiting: RouteResponse[] = [];
  const observeResponses = (): void => {
    for (const { seconds, ...labels } of waiting) durations.observe(labels, seconds);
    waiting = [];
  };
  let hot = 0;
  new Counter({
    name: 'laneway_http_hot_answers_total',
    help: 'Answers sent from memory.',
    registers,
    collect() {
      this.reset();
      this.inc(hot);
    },
  });
  new Gauge({
    name: 'laneway_database_connections',
    help: 'Open connections to the database.',
    registers,
    collect() {
      this.set(database.totalCount);
    },
  });
  new Gauge({
    name: 'laneway_database_waiting',
    help: 'Queries that wait for a connection.',
    registers,
    collect() {
      this.set(database.waitingCount);
    },
  });
  return {
    countResponse: (response) => {
      waiting.push(response);
      if (waiting.length === BATCH_SIZE) observeResponses();
    },
    countCacheHit: () => {
      hot += 1;
    },
    print: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
