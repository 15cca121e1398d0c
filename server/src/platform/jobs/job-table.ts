import { type Static, type TSchema, Type } from '@laneway/contract/json-schema';
import { ORDER_ID_PATTERN } from '@laneway/domain/purchase/order-id';

/**
 * Each queue has its own workers, so that slow work (a scan, a mail server that hangs) never delays other work, above
 * all payments. The number is how many jobs of the queue a process runs at once.
 */
export const QUEUES = { mail: 3, money: 2, media: 1, publishing: 1, upkeep: 1 } as const;

export type Queue = keyof typeof QUEUES;

export type JobDefinition = {
  /** Checked when the job runs, because an older version of the program may have queued it. */
  readonly payload: TSchema;
  readonly queue: Queue;
  /** Within its queue; lower runs first. */
  readonly priority: number;
  /** With growing delays; 25 attempts take about three days. */
  readonly maxAttempts: number;
};

const nothing = Type.Object({});
const storedObject = Type.Object({ bucket: Type.String(), key: Type.String() });

/** All jobs. A job may run twice, but takes effect once. */
export const JOBS = {
  /** First in its queue, because someone can't log in until this email arrives. */
  send_account_link: {
    payload: Type.Object({ email: Type.String(), request: Type.String() }),
    queue: 'mail',
    priority: 0,
    maxAttempts: 25,
  },
  send_mail: {
    payload: Type.Object({ mailId: Type.Integer({ minimum: 1 }) }),
    queue: 'mail',
    priority: 10,
    maxAttempts: 25,
  },
  refund_order: {
    payload: Type.Object({ orderId: Type.String({ pattern: ORDER_ID_PATTERN }) }),
    queue: 'money',
    priority: 0,
    maxAttempts: 25,
  },
  // These two run every minute, so a failed one isn't retried.
  sweep_orders: { payload: nothing, queue: 'money', priority: 10, maxAttempts: 1 },
  deliver_test_reports: { payload: nothing, queue: 'money', priority: 10, maxAttempts: 1 },
  /** Reads an upload once, for its checksum and the virus scan. */
  scan_media: { payload: storedObject, queue: 'media', priority: 0, maxAttempts: 8 },
  /** Measures an upload that passed its scan, and makes the renditions of an image. */
  process_media: { payload: storedObject, queue: 'media', priority: 0, maxAttempts: 8 },
  /** Computes the digests of a published guide's files, for people who will save it. */
  digest_guide_media: {
    payload: Type.Object({ guideId: Type.Integer({ minimum: 1 }) }),
    queue: 'media',
    priority: 5,
    maxAttempts: 8,
  },
  remove_report_photos: { payload: nothing, queue: 'upkeep', priority: 20, maxAttempts: 1 },
  remove_unused_media: { payload: nothing, queue: 'media', priority: 10, maxAttempts: 3 },
  /** Publishes an approved guide. Failures are retried for about an hour; then an admin is notified. */
  transfer_guide: {
    payload: Type.Object({ pendingGuideId: Type.Integer({ minimum: 1 }) }),
    queue: 'publishing',
    priority: 0,
    maxAttempts: 8,
  },
  /** Simulates a submitted guide with a thousand walks. */
  simulate_walk: {
    payload: Type.Object({ pendingGuideId: Type.Integer({ minimum: 1 }) }),
    queue: 'upkeep',
    priority: 0,
    maxAttempts: 4,
  },
  /** Hourly, because slightly outdated counts are good enough. */
  recount_search_words: { payload: nothing, queue: 'upkeep', priority: 20, maxAttempts: 1 },
  remove_leftovers: { payload: nothing, queue: 'upkeep', priority: 10, maxAttempts: 3 },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof JOBS;

export type PayloadOf<N extends JobName> = Static<(typeof JOBS)[N]['payload']>;

/** What a handler is told about the current run. */
export type JobRun = {
  /** If it fails now, it isn't retried. */
  readonly isLastAttempt: boolean;
};

/** Work that may run more than once but takes effect once. */
export type JobHandlers = {
  readonly [N in JobName]?: (payload: PayloadOf<N>, run: JobRun) => Promise<void>;
};
