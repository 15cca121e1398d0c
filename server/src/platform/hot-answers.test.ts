import { refusal } from '@laneway/domain/refusal';
import { fail, ok } from '@laneway/domain/result';
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type AnswerSource, createHotAnswers, type HotAnswers } from './hot-answers.ts';
import { makeReady, type ReadyAnswer } from './ready-answer.ts';

const ROOM_FOR_ALL = { maxBytes: 1_000_000, mayKeep: () => true };
const LISTS: readonly AnswerSource[] = ['lists'];
const guide = (guideId: number): readonly AnswerSource[] => [{ guideId }];

/** Makes and keeps an answer that says its own address. */
async function fill(hot: HotAnswers, url: string, sources = guide(1), words = url): Promise<void> {
  await hot.findOrMake(url, sources, async () => ok(makeReady(words)));
}

/** A maker that waits until it is told to go on. */
function slowMaker(words: string) {
  const gate = Promise.withResolvers<void>();
  const made = { count: 0 };
  const make = async () => {
    made.count += 1;
    await gate.promise;
    return ok(makeReady(words));
  };
  return { make, made, finish: () => gate.resolve() };
}

const wordsOf = (answer: ReadyAnswer | undefined) => answer && JSON.parse(answer.bytes.toString());

describe('an answer that was made', () => {
  it('is found by its address from then on, the same object', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    expect(hot.find('/a')).toBeUndefined();
    const answer = makeReady('a');
    expect(await hot.findOrMake('/a', LISTS, async () => ok(answer))).toEqual(ok(answer));
    expect(hot.find('/a')).toBe(answer);
    expect(hot.find('/a?x')).toBeUndefined();
  });

  it('is not made a second time', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    await fill(hot, '/a', LISTS, 'first');
    await fill(hot, '/a', LISTS, 'second');
    expect(wordsOf(hot.find('/a'))).toBe('first');
  });

  it('gets its compressed forms after a while', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    await fill(hot, '/a', LISTS, 'long '.repeat(500));
    await eventually(() => Object.keys(hot.find('/a')?.compressed ?? {})).toEqual(['br', 'gzip']);
  });

  it('is not kept when it is a refusal', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    const no = fail(refusal('not_found', 'Guide not found'));
    expect(await hot.findOrMake('/a', LISTS, async () => no)).toBe(no);
    expect(hot.find('/a')).toBeUndefined();
    await fill(hot, '/a');
    expect(wordsOf(hot.find('/a'))).toBe('/a');
  });

  it('is not kept when its making fails, and the next one tries again', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    const failing = hot.findOrMake('/a', LISTS, async () => {
      throw new Error('no database');
    });
    await expect(failing).rejects.toThrow('no database');
    await fill(hot, '/a');
    expect(wordsOf(hot.find('/a'))).toBe('/a');
  });
});

describe('those who ask at the same time', () => {
  it('share one making', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    const { make, made, finish } = slowMaker('shared');
    const asked = [1, 2, 3].map(() => hot.findOrMake('/a', LISTS, make));
    finish();
    const [first, ...others] = await Promise.all(asked);
    expect(made.count).toBe(1);
    expect(others).toEqual([first, first]);
  });

  it('do not share with those who asked before a change', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    const before = slowMaker('before');
    const early = hot.findOrMake('/a', guide(1), before.make);
    hot.forgetGuide(1);
    await fill(hot, '/a', guide(1), 'after');
    before.finish();
    await early;
    expect(wordsOf(hot.find('/a'))).toBe('after');
  });
});

describe('a change', () => {
  it('drops what was made from that guide, and every list', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    await fill(hot, '/guides/1', guide(1));
    await fill(hot, '/places/1', guide(1));
    await fill(hot, '/guides/2', guide(2));
    await fill(hot, '/guides', LISTS);
    hot.forgetGuide(1);
    const left = ['/guides/1', '/places/1', '/guides/2', '/guides'].filter((url) => hot.find(url));
    expect(left).toEqual(['/guides/2']);
  });

  it('that nobody heard the extent of drops everything', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    await fill(hot, '/guides/1', guide(1));
    await fill(hot, '/guides', LISTS);
    hot.forgetEverything();
    expect([hot.find('/guides/1'), hot.find('/guides')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['of that guide', (hot: HotAnswers) => hot.forgetGuide(1)],
    ['of another guide', (hot: HotAnswers) => hot.forgetGuide(2)],
    ['of unknown extent', (hot: HotAnswers) => hot.forgetEverything()],
  ])('%s keeps an answer from being kept whose making began before it', async (_, change) => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    const { make, finish } = slowMaker('old');
    const asked = hot.findOrMake('/a', guide(1), make);
    change(hot);
    finish();
    const answer = await asked;
    expect(answer.ok && wordsOf(answer.value)).toBe('old');
    expect(hot.find('/a')).toBeUndefined();
  });
});

describe('while changes are not heard', () => {
  it('nothing is kept', async () => {
    let heard = false;
    const hot = createHotAnswers({ maxBytes: 1_000_000, mayKeep: () => heard });
    await fill(hot, '/a');
    expect(hot.find('/a')).toBeUndefined();
    heard = true;
    await fill(hot, '/a');
    expect(wordsOf(hot.find('/a'))).toBe('/a');
  });
});

describe('the space', () => {
  const words = 'w'.repeat(1_998);
  /** An answer of 2,000 bytes costs half as much again, its key and its tag, and 2,048 for its bookkeeping. */
  const COST = 2_000 * 1.5 + '/a'.length + makeReady(words).etag.length + 2_048;
  const left = (hot: HotAnswers, urls: readonly string[]) =>
    urls.filter((url) => hot.find(url) !== undefined);

  it('drops the least recently used when it is full', async () => {
    const hot = createHotAnswers({ maxBytes: 3 * COST, mayKeep: () => true });
    for (const url of ['/a', '/b', '/c']) await fill(hot, url, guide(1), words);
    hot.find('/a');
    await fill(hot, '/d', guide(1), words);
    expect(left(hot, ['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
  });

  it('is given back by what is dropped', async () => {
    const hot = createHotAnswers({ maxBytes: 2 * COST, mayKeep: () => true });
    await fill(hot, '/a', guide(1), words);
    await fill(hot, '/b', guide(2), words);
    hot.forgetGuide(1);
    await fill(hot, '/c', guide(3), words);
    expect(left(hot, ['/a', '/b', '/c'])).toEqual(['/b', '/c']);
    hot.forgetEverything();
    await fill(hot, '/d', guide(4), words);
    await fill(hot, '/e', guide(5), words);
    expect(left(hot, ['/d', '/e'])).toEqual(['/d', '/e']);
  });

  it('does not take an answer larger than itself, and loses nothing over it', async () => {
    const hot = createHotAnswers({ maxBytes: COST, mayKeep: () => true });
    await fill(hot, '/a', guide(1), words);
    await fill(hot, '/large', guide(1), `${words}w`);
    expect(left(hot, ['/a', '/large'])).toEqual(['/a']);
  });

  it.each([
    ['keys', (n: number) => ({ key: `/${n}-${'k'.repeat(2_000)}`, headers: {} })],
    ['headers', (n: number) => ({ key: `/${n}`, headers: { link: `<${'l'.repeat(2_000)}>` } })],
  ])('is taken by long %s too', async (_, nth) => {
    const room = 20 * 3_000;
    const hot = createHotAnswers({ maxBytes: room, mayKeep: () => true });
    const all = Array.from({ length: 20 }, (_none, n) => nth(n));
    for (const { key, headers } of all) {
      await hot.findOrMake(key, LISTS, async () => ok(makeReady('', headers)));
    }
    const found = all.filter(({ key }) => hot.find(key) !== undefined).length;
    expect(found).toBeGreaterThan(room / 5_000);
    expect(found).toBeLessThan(room / 4_000);
  });

  it('has no place for a key longer than any address of ours', async () => {
    const hot = createHotAnswers(ROOM_FOR_ALL);
    const long = `/api/guides?${'x'.repeat(5_000)}`;
    await fill(hot, long);
    expect(hot.find(long)).toBeUndefined();
  });

  it('of zero keeps nothing, and every one who asks has an answer of their own', async () => {
    const hot = createHotAnswers({ maxBytes: 0, mayKeep: () => true });
    const { make, made, finish } = slowMaker('own');
    const asked = [hot.findOrMake('/a', LISTS, make), hot.findOrMake('/a', LISTS, make)];
    finish();
    await Promise.all(asked);
    expect(made.count).toBe(2);
    expect(hot.find('/a')).toBeUndefined();
  });
});
