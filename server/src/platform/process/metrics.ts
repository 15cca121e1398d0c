import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '@laneway/contract/calls';
import { DEPENDENCIES, type Dependency } from '@laneway/contract/platform';
import type { RateLimitName } from '@laneway/contract/rate-limits';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, QueryOutcome } from '../database/database.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { type QueuedJobs, readQueue } from '../jobs/job-queue.ts';
import { createMinutes, type Minute } from './minutes.ts';

export type Metrics = {
  readonly countResponse: (response: RouteResponse) => void;
  /** A cached response; counted with a plain number because this is the hot path. */
  readonly countCacheHit: () => void;
  readonly countRateLimited: (limit: RateLimitName) => void;
  readonly countJob: (kind: string, outcome: JobOutcome, seconds: number) => void;
  readonly addGauges: (gauges: readonly GaugeSource[]) => void;
  readonly print: () => Promise<{ readonly contentType: string; readonly text: string }>;
  /** The last hour, without the minute that isn't over. */
  readonly minutes: () => readonly Minute[];
  readonly dependencies: Dependencies;
  /** Ends the current minute; called once a minute. */
  readonly endMinute: (now: Date) => void;
};

/** A response, with the route and method of its request, and the call if it is one of the API. */
type RouteResponse = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly call: CallName | undefined;
  readonly seconds: number;
};

/** How a run of a job ended; `waiting`: it needs a service that doesn't answer. */
export type JobOutcome = 'done' | 'failed' | 'waiting';

/** A number that its owner keeps and that is read when metrics are printed. */
export type GaugeSource = {
  readonly name: `laneway_${string}`;
  readonly help: string;
  readonly read: () => number;
};

/** What we depend on: since when it doesn't answer, or null while it does. Undefined where there is no such service. */
export type Dependencies = Readonly<Partial<Record<Dependency, (() => Date | null) | undefined>>>;

export type MetricSources = {
  readonly db: Pick<Database, 'pool' | 'query' | 'onQuery'>;
  readonly responseCache: Pick<ResponseCache, 'figures'>;
  readonly dependencies: Dependencies;
};

/**
 * Observations are made in batches. One at a time, the code that makes them has left the processor's cache before the
 * next, and takes ten times as long.
 */
const BATCH_SIZE = 256;

/** The upper bounds of the durations that are counted together. */
const SECONDS = [0.001, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3];
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 600];

/** These take as long as their client likes, so they say nothing about how fast we are. */
const PACED_BY_CLIENT: ReadonlySet<CallName | undefined> = new Set([
  'streamNotifications',
  'appendUpload',
]);

/** Metrics are most needed when the database is in trouble, so they don't wait for it. */
const QUEUE_TIMEOUT_MS = 2_000;

export function createMetrics({ db, responseCache, dependencies }: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const { pool } = db;

  const durations = new Histogram({
    name: 'laneway_http_answer_seconds',
    help: 'Time to an answer, by route; answers of the API also by call.',
    labelNames: ['route', 'method', 'status', 'call'],
    buckets: SECONDS,
    registers,
    collect: () => observeResponses(),
  });
  let waiting: RouteResponse[] = [];
  const made = { requests: 0, errors: 0, durations: [...SECONDS, Infinity].map(() => 0) };
  const observeResponses = (): void => {
    for (const { seconds, call, ...labels } of waiting) {
      durations.observe(call === undefined ? labels : { ...labels, call }, seconds);
      made.requests += 1;
      if (labels.status >= 500) made.errors += 1;
      if (PACED_BY_CLIENT.has(call)) continue;
      const bucket = SECONDS.findIndex((bound) => seconds <= bound);
      const at = bucket === -1 ? SECONDS.length : bucket;
      made.durations[at] = (made.durations[at] ?? 0) + 1;
    }
    waiting = [];
  };

  let hot = 0;
  /** A counter of which the number is kept elsewhere. */
  const addCounter = (name: string, help: string, read: () => number): void => {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  };
  const addGauge = ({ name, help, read }: GaugeSource): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  addCounter('laneway_http_hot_answers_total', 'Answers sent from memory.', () => hot);
  addCounter(
    'laneway_cache_misses_total',
    'Answers for visitors that were not in memory and had to be made.',
    () => responseCache.figures().misses,
  );

  const gauges: readonly GaugeSource[] = [
    {
      name: 'laneway_cache_bytes',
      help: 'Memory that cached answers take.',
      read: () => responseCache.figures().bytes,
    },
    {
      name: 'laneway_cache_entries',
      help: 'Cached answers.',
      read: () => responseCache.figures().entries,
    },
    {
      name: 'laneway_database_connections',
      help: 'Open connections to the database.',
      read: () => pool.totalCount,
    },
    {
      name: 'laneway_database_connections_in_use',
      help: 'Connections to the database that a query or transaction has.',
      read: () => pool.totalCount - pool.idleCount,
    },
    {
      name: 'laneway_database_connections_max',
      help: 'Connections to the database that this process may open.',
      read: () => pool.options.max,
    },
    {
      name: 'laneway_database_waiting',
      help: 'Queries that wait for a connection.',
      read: () => pool.waitingCount,
    },
  ];
  const addGauges = (sources: readonly GaugeSource[]): void => {
    for (const source of sources) addGauge(source);
  };
  addGauges(gauges);

  const queries = new Histogram({
    name: 'laneway_database_query_seconds',
    help: 'Time that a query takes, by outcome: ok, failed, or outage if the connection was lost.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
    collect: () => observeQueries(),
  });
  let ended: { readonly seconds: number; readonly outcome: QueryOutcome }[] = [];
  const observeQueries = (): void => {
    for (const { seconds, outcome } of ended) queries.observe({ outcome }, seconds);
    ended = [];
  };
  db.onQuery((seconds, outcome) => {
    ended.push({ seconds, outcome });
    if (ended.length === BATCH_SIZE) observeQueries();
  });

  new Gauge({
    name: 'laneway_dependency_up',
    help: '0 while a service that we need doesn’t answer, or the media folder is full; services that aren’t set up are left out.',
    labelNames: ['dependency'],
    registers,
    collect() {
      for (const dependency of DEPENDENCIES) {
        const downSince = dependencies[dependency];
        if (downSince !== undefined) this.set({ dependency }, downSince() === null ? 1 : 0);
      }
    },
  });

  const rateLimited = new Counter({
    name: 'laneway_rate_limited_total',
    help: 'Requests over a rate limit, by limit.',
    labelNames: ['limit'],
    registers,
  });

  // Prometheus itself calls what it reads from a job, so a label of that name would be renamed.
  const jobRuns = new Histogram({
    name: 'laneway_job_run_seconds',
    help: 'Time that a run of a job takes, by outcome: done, failed, or waiting for a service that doesn’t answer.',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  /** As of the latest print; null if the database didn't answer. All processes share the queue. */
  let queue: readonly QueuedJobs[] | null = null;
  new Gauge({
    name: 'laneway_jobs',
    help: 'Jobs in the queue that all processes share: waiting, running, or failed for good.',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      this.reset();
      for (const { task: kind, waiting, running, failed } of queue ?? []) {
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'running' }, running);
        this.set({ kind, state: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'laneway_jobs_oldest_seconds',
    help: 'For how long the oldest job that is due or was tried has been in the queue; 0 without one.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const { task: kind, oldestSeconds } of queue ?? []) this.set({ kind }, oldestSeconds);
    },
  });

  const minutes = createMinutes(SECONDS, () => {
    observeResponses();
    return { ...made, requests: made.requests + hot, memoryBytes: process.memoryUsage.rss() };
  });

  return {
    countResponse: (response) => {
      waiting.push(response);
      if (waiting.length === BATCH_SIZE) observeResponses();
    },
    countCacheHit: () => {
      hot += 1;
    },
    countRateLimited: (limit) => rateLimited.inc({ limit }),
    countJob: (kind, outcome, seconds) => jobRuns.observe({ kind, outcome }, seconds),
    addGauges,
    print: async () => {
      queue = await Promise.race([
        readQueue(db),
        wait(QUEUE_TIMEOUT_MS, null, { ref: false }),
      ]).catch(() => null);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    minutes: minutes.list,
    dependencies,
    endMinute: minutes.end,
  };
}
