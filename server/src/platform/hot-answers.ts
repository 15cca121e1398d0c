import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { addCompressedForms, type ReadyAnswer } from './ready-answer.ts';

/** What an answer was made from: one guide, or lists that any guide may enter or leave. */
export type AnswerSource = { readonly guideId: number } | 'lists';

export type HotAnswers = {
  readonly find: (url: string) => ReadyAnswer | undefined;
  /** Finds the answer, or makes it and keeps it for the next one who asks. Refusals are not kept. */
  readonly findOrMake: (
    url: string,
    sources: readonly AnswerSource[],
    make: () => Promise<Result<ReadyAnswer, Refusal>>,
  ) => Promise<Result<ReadyAnswer, Refusal>>;
  readonly forgetGuide: (guideId: number) => void;
  readonly forgetEverything: () => void;
};

export type HotAnswersOptions = {
  /** Zero keeps nothing. */
  readonly maxBytes: number;
  /** Whether changes are being heard; while they are not, nothing is kept. */
  readonly mayKeep: () => boolean;
};

type Kept = {
  readonly answer: ReadyAnswer;
  readonly sources: readonly string[];
  readonly cost: number;
};

/** An answer costs its bytes, about half of that again for its compressed forms, and its bookkeeping. */
const OVERHEAD_BYTES = 1_024;
const COST_FACTOR = 1.5;

/**
 * The answers that visitors get most, as bytes, by address. The least recently used go first when the space is full; a
 * change of a guide drops what was made from it.
 */
export function createHotAnswers({ maxBytes, mayKeep }: HotAnswersOptions): HotAnswers {
  // A Map keeps the order of insertion, so its first key is the least recently used.
  const kept = new Map<string, Kept>();
  const urlsBySource = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<Result<ReadyAnswer, Refusal>>>();
  let bytes = 0;
  /** Grows with every change: an answer whose making began before it is not kept. */
  let generation = 0;

  const drop = (url: string): void => {
    const entry = kept.get(url);
    if (entry === undefined) return;
    kept.delete(url);
    bytes -= entry.cost;
    for (const source of entry.sources) {
      const urls = urlsBySource.get(source);
      urls?.delete(url);
      if (urls?.size === 0) urlsBySource.delete(source);
    }
  };

  const keep = (url: string, answer: ReadyAnswer, sources: readonly string[]): void => {
    const cost = answer.bytes.length * COST_FACTOR + OVERHEAD_BYTES;
    if (cost > maxBytes) return;
    drop(url);
    kept.set(url, { answer, sources, cost });
    bytes += cost;
    for (const source of sources) {
      const urls = urlsBySource.get(source) ?? new Set();
      urlsBySource.set(source, urls.add(url));
    }
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
    // Compression only makes it smaller; without it the answer is as right.
    void addCompressedForms(answer);
  };

  const forgetSource = (source: string): void => {
    for (const url of urlsBySource.get(source) ?? []) drop(url);
  };

  const find = (url: string): ReadyAnswer | undefined => {
    const entry = kept.get(url);
    if (entry === undefined) return undefined;
    kept.delete(url);
    kept.set(url, entry);
    return entry.answer;
  };

  return {
    find,
    findOrMake: async (url, sources, make) => {
      const found = find(url);
      if (found !== undefined) return ok(found);
      const shared = underWay.get(url);
      if (shared !== undefined) return shared;
      const began = generation;
      const making = make().then((made) => {
        if (made.ok && began === generation && mayKeep())
          keep(url, made.value, sources.map(nameOf));
        return made;
      });
      if (maxBytes === 0) return making;
      underWay.set(url, making);
      try {
        return await making;
      } finally {
        if (underWay.get(url) === making) underWay.delete(url);
      }
    },
    forgetGuide: (guideId) => {
      generation += 1;
      underWay.clear();
      forgetSource(nameOf({ guideId }));
      forgetSource(nameOf('lists'));
    },
    forgetEverything: () => {
      generation += 1;
      underWay.clear();
      kept.clear();
      urlsBySource.clear();
      bytes = 0;
    },
  };
}

function nameOf(source: AnswerSource): string {
  return source === 'lists' ? source : `guide ${source.guideId}`;
}
