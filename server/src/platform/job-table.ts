import { ORDER_ID_PATTERN } from '@laneway/domain/purchase/order-id';
import { type Static, type TSchema, Type } from 'typebox';

/**
 * Jobs of one queue share its workers, so that a slow kind of work (a scan, a mail server that hangs) never keeps another
 * (money, above all) waiting. The number is how many of them a process works on at once.
 */
export const QUEUES = { mail: 3, money: 2, media: 1, publishing: 1, upkeep: 1 } as const;

export type Queue = keyof typeof QUEUES;

export type JobDefinition = {
  /** Checked when the job runs: a queue outlives the version of the program that filled it. */
  readonly payload: TSchema;
  readonly queue: Queue;
  /** Within its queue; smaller goes first. */
  readonly priority: number;
  /** With a growing pause in between; 25 attempts take about three days. */
  readonly maxAttempts: number;
};

const nothing = Type.Object({});
const storedObject = Type.Object({ bucket: Type.String(), key: Type.String() });

/** Every job there is. They may run twice; their effects happen once. */
export const JOBS = {
  /** What somebody is waiting for, such as a link to log in, leaves before anything else. */
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
  // These two come back every minute, so a failed one is not repeated.
  sweep_orders: { payload: nothing, queue: 'money', priority: 10, maxAttempts: 1 },
  deliver_test_reports: { payload: nothing, queue: 'money', priority: 10, maxAttempts: 1 },
  /** Reads an upload once: its checksum, and what the virus scanner says of it. */
  scan_media: { payload: storedObject, queue: 'media', priority: 0, maxAttempts: 8 },
  /** Measures an upload that passed its scan, and makes the sizes of an image. */
  process_media: { payload: storedObject, queue: 'media', priority: 0, maxAttempts: 8 },
  remove_unused_media: { payload: nothing, queue: 'media', priority: 10, maxAttempts: 3 },
  remove_leftovers: { payload: nothing, queue: 'upkeep', priority: 10, maxAttempts: 3 },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof JOBS;

export type PayloadOf<N extends JobName> = Static<(typeof JOBS)[N]['payload']>;

/** What a job may know of its own run. */
export type JobRun = {
  /** Should it fail now, it is not tried again. */
  readonly isLastAttempt: boolean;
};

/** Work that may run more than once and whose effect happens once. */
export type JobHandlers = {
  readonly [N in JobName]?: (payload: PayloadOf<N>, run: JobRun) => Promise<void>;
};
