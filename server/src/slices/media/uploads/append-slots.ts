import type { IncomingMessage } from 'node:http';
import { refusal } from '@laneway/domain/refusal';
import type { RetryableRefusal } from '../../../platform/http/problems.ts';
import { UploadRefused } from './upload-refused.ts';

/** The parts of a request that its slot uses. */
export type ReceivedRequest = Pick<IncomingMessage, 'complete' | 'destroy'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'bytesRead'>;
};

export type AppendSlots = {
  /**
   * Runs the work in one of this user's slots; throws a refusal when all are taken. The request is destroyed if it has to
   * give way to another.
   */
  readonly run: <T>(
    personId: number,
    request: ReceivedRequest,
    work: () => Promise<T>,
  ) => Promise<T>;
  readonly count: () => number;
  /** Ends every upload that is still arriving, and refuses new ones: they continue in another process. */
  readonly close: () => void;
};

type Slot = {
  readonly personId: number;
  readonly request: ReceivedRequest;
  readonly ended: PromiseWithResolvers<void>;
  /**
   * The time at which its work started, and the bytes that the connection had received by then; null while it waits
   * for another to end.
   */
  start: { readonly ms: number; readonly bytes: number } | null;
};

/** Each upload holds two parts in memory. */
const MAX_CONCURRENT = 16;
/** The app sends two files at once; the third is for a connection that broke without our noticing. */
const MAX_PER_PERSON = 3;
/** Half a megabit a second, which a usable mobile connection exceeds. */
const SLOW_BYTES_PER_S = 64 * 1024;

const ALL_TAKEN = refusal(
  'unavailable',
  'We’re handling a lot of uploads right now. Please try again in a moment.',
);
const ALL_OF_PERSON_TAKEN: RetryableRefusal = {
  ...refusal(
    'too_many_requests',
    `You can upload ${MAX_PER_PERSON} files at once. Wait for one to finish, then try again.`,
  ),
  retryAfterS: 5,
};
const EVICTED = new Error('the upload gives way to another');

/**
 * Limits how many uploads a process receives at once, so that they can't use up its memory. When all slots are taken, the
 * slowest gives way to someone with fewer, or to anyone once it has been slow for `slowAfterMs`: a few people can't keep
 * everyone else from uploading. An upload that gives way continues later from what has arrived.
 */
export function createAppendSlots(
  slowAfterMs: number,
  nowMs: () => number = () => performance.now(),
): AppendSlots {
  const slots = new Set<Slot>();
  let isClosed = false;
  const countOf = (personId: number) =>
    [...slots].filter((slot) => slot.personId === personId).length;

  const findSlotToEvict = (mine: number): Slot | null => {
    const now = nowMs();
    const candidates = [...slots].flatMap((slot) => {
      if (slot.start === null || slot.request.complete) return [];
      const ageMs = now - slot.start.ms;
      const bytesPerS =
        (1_000 * (slot.request.socket.bytesRead - slot.start.bytes)) / Math.max(ageMs, 1);
      const isSlow = ageMs >= slowAfterMs && bytesPerS < SLOW_BYTES_PER_S;
      const isOneOfMany = countOf(slot.personId) > mine + 1;
      return isSlow || isOneOfMany ? [{ slot, bytesPerS }] : [];
    });
    const [slowest] = candidates.toSorted((a, b) => a.bytesPerS - b.bytesPerS);
    return slowest?.slot ?? null;
  };

  /** Frees a slot if none is left, and resolves as soon as its memory is free. */
  const makeRoom = (mine: number): Promise<void> => {
    if (isClosed) throw new UploadRefused(ALL_TAKEN);
    if (slots.size < MAX_CONCURRENT) return Promise.resolve();
    const interruptible = findSlotToEvict(mine);
    if (interruptible === null) throw new UploadRefused(ALL_TAKEN);
    slots.delete(interruptible);
    interruptible.request.destroy(EVICTED);
    return interruptible.ended.promise;
  };

  return {
    run: async (personId, request, work) => {
      const mine = countOf(personId);
      if (mine >= MAX_PER_PERSON) throw new UploadRefused(ALL_OF_PERSON_TAKEN);
      const free = makeRoom(mine);
      const slot: Slot = { personId, request, ended: Promise.withResolvers(), start: null };
      slots.add(slot);
      try {
        await free;
        slot.start = { ms: nowMs(), bytes: request.socket.bytesRead };
        return await work();
      } finally {
        slots.delete(slot);
        slot.ended.resolve();
      }
    },
    count: () => slots.size,
    close: () => {
      isClosed = true;
      for (const { request } of slots) if (!request.complete) request.destroy(EVICTED);
    },
  };
}
