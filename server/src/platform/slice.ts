import type { WaitingGift } from '@laneway/contract/gifts';
import type { UserExport } from '@laneway/contract/user-export';
import type { Queryable, Statement, Transaction } from './database/database.ts';
import type { AnyHandlers } from './http/calls.ts';
import type { ReplyReaders } from './http/idempotency.ts';
import type { JobHandlers, JobName } from './jobs/job-table.ts';
import type { GaugeSource } from './process/metrics.ts';

/** A user who has just confirmed their email with an emailed link. */
export type ConfirmedEmail = {
  readonly userId: number;
  readonly email: string;
  readonly now: Date;
};

/** An account whose email has just been replaced by one that its owner confirmed. */
export type ChangedEmail = {
  readonly userId: number;
  readonly from: string;
  readonly to: string;
  /** True if the former email was confirmed, so that what was stored under it is the user's own. */
  readonly wasProven: boolean;
};

/** A slice's functions for the data that it stores about people. */
export type PersonalData = {
  /** Deletes a person from the slice's tables. Rows that others rely on stay, without personal data. */
  readonly forget?: (tx: Transaction, userId: number) => Promise<void>;
  /** The slice's part of a person's export. */
  readonly export?: (db: Queryable, userId: number) => Promise<Partial<UserExport>>;
  /** Grants a person everything that waited for the owner of their email, such as gifts. */
  readonly onEmailConfirmed?: (tx: Transaction, proof: ConfirmedEmail) => Promise<void>;
  /** Keeps what the slice finds by a person's email theirs when that changes. */
  readonly onEmailChanged?: (tx: Transaction, change: ChangedEmail) => Promise<void>;
  /** True if something waits for the owner of an email. */
  readonly hasWaitingItems?: (db: Queryable, email: string) => Promise<boolean>;
  /** The gift that is shown to the owner of an email who opens their activation link. */
  readonly findWaitingGift?: (db: Queryable, email: string) => Promise<WaitingGift | null>;
};

/** Everything a slice adds to the program. The rest of the program uses slices only through their manifests. */
export type SliceManifest = {
  readonly name: string;
  readonly handlers?: AnyHandlers;
  /** Reads replies again that are too large to be stored for an Idempotency-Key. */
  readonly replyReaders?: ReplyReaders;
  readonly jobs?: JobHandlers;
  /** The schedules of jobs, as cron expressions. */
  readonly cron?: Readonly<Partial<Record<JobName, string>>>;
  readonly personalData?: PersonalData;
  /** Deletes expired rows; run every hour. */
  readonly leftovers?: readonly Statement<never>[];
  /** Numbers for the metrics. */
  readonly gauges?: readonly GaugeSource[];
  /** Ends requests that would keep the server from stopping, and accepts no others. */
  readonly close?: () => void;
};
