import type { UserExport } from '@laneway/contract/user-export';
import type { AnyHandlers } from './calls.ts';
import type { Queryable, Statement, Transaction } from './database.ts';
import type { JobHandlers, JobName } from './job-table.ts';

/** That this person owns this address, which a link mailed there has just shown. */
export type ProvenAddress = { readonly userId: number; readonly email: string; readonly now: Date };

/** What a slice holds about people, and what becomes of it. */
export type PersonalData = {
  /** Takes a person out of the slice's tables; what others rely on stays without them. */
  readonly forget?: (tx: Transaction, userId: number) => Promise<void>;
  /** The slice's part of all that is kept about a person. */
  readonly export?: (db: Queryable, userId: number) => Promise<Partial<UserExport>>;
  /** Gives a person what waited for the owner of their address. */
  readonly whenAddressProven?: (tx: Transaction, proof: ProvenAddress) => Promise<void>;
  /** Whether something waits for the owner of an address. */
  readonly waitsFor?: (db: Queryable, email: string) => Promise<boolean>;
};

/** All that a slice adds to the program. The program knows slices by their manifests and by nothing else. */
export type SliceManifest = {
  readonly name: string;
  readonly handlers?: AnyHandlers;
  readonly jobs?: JobHandlers;
  /** When jobs run by themselves, in cron's notation. */
  readonly cron?: Readonly<Partial<Record<JobName, string>>>;
  readonly people?: PersonalData;
  /** Deletes what has lost its use; run every hour. */
  readonly leftovers?: readonly Statement<never>[];
};
