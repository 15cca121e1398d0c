import { refusal } from '@laneway/domain/refusal';
import type { RetryableRefusal } from '../../../platform/http/problems.ts';
import { UploadRefused } from './upload-refused.ts';

export type AppendSlots = {
  /** Runs the work in one of this user's slots; throws a refusal when all are taken. */
  readonly run: <T>(personId: number, work: () => Promise<T>) => Promise<T>;
};

/** Each holds two parts in memory. */
const MOST_AT_ONCE = 16;
/** The app sends two files at once; the third is for a connection that broke without our noticing. */
const MOST_OF_PERSON = 3;

const RETRY_AFTER_S = 5;
const ALL_TAKEN: RetryableRefusal = {
  ...refusal('unavailable', 'Many uploads are under way right now. Please try again in a moment.'),
  retryAfterS: RETRY_AFTER_S,
};
const ALL_OF_PERSON_TAKEN: RetryableRefusal = {
  ...refusal('too_many_requests', `You can upload ${MOST_OF_PERSON} files at once.`),
  retryAfterS: RETRY_AFTER_S,
};

/** Limits how many uploads a process receives at once, so that they can't use up its memory. */
export function createAppendSlots(): AppendSlots {
  const taken = new Map<number, number>();
  let all = 0;
  return {
    run: async (personId, work) => {
      const mine = taken.get(personId) ?? 0;
      if (mine >= MOST_OF_PERSON) throw new UploadRefused(ALL_OF_PERSON_TAKEN);
      if (all >= MOST_AT_ONCE) throw new UploadRefused(ALL_TAKEN);
      taken.set(personId, mine + 1);
      all += 1;
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (taken.get(personId) ?? 1) - 1;
        if (left === 0) taken.delete(personId);
        else taken.set(personId, left);
      }
    },
  };
}
