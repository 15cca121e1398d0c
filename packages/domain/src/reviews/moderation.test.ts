import { describe, expect, it } from 'vitest';
import {
  decisionsFor,
  isRememberedWhenDeleted,
  type Moderation,
  moderationAfterDecision,
  moderationAfterReport,
  moderationAfterWriting,
  needsModeration,
  type Reporter,
  ratingOf,
} from './moderation.ts';

/** 'shown', 'shown!' once confirmed, 'waiting+2' with two open reports. */
function parse(text: string): Moderation {
  const [, state, confirmed, reports] = /^(\w+?)(!?)(?:\+(\d))?$/.exec(text) ?? [];
  return {
    state: state as Moderation['state'],
    isConfirmed: confirmed === '!',
    openReports: Number(reports ?? 0),
  };
}
function print({ state, isConfirmed, openReports }: Moderation): string {
  return `${state}${isConfirmed ? '!' : ''}${openReports > 0 ? `+${openReports}` : ''}`;
}

describe('a review that its author writes', () => {
  it.each([
    // before, after plain new words, after new words with a link, after new stars alone
    [null, 'shown', 'waiting', 'shown'],
    ['shown', 'shown', 'waiting', 'shown'],
    ['shown!', 'shown', 'waiting', 'shown!'],
    ['waiting', 'shown', 'waiting', 'waiting'],
    ['waiting+1', 'waiting+1', 'waiting+1', 'waiting+1'],
    ['shown!+1', 'waiting+1', 'waiting+1', 'shown!+1'],
    ['shown+1', 'waiting+1', 'waiting+1', 'shown+1'],
    ['hidden', 'hidden', 'hidden', 'hidden'],
    ['hidden+1', 'hidden+1', 'hidden+1', 'hidden+1'],
  ])('after %j is %s, with a link %s, with the same text %s', (was, plain, link, same) => {
    const before = was === null ? null : parse(was);
    const write = (isTextChanged: boolean, holdsLink: boolean) =>
      print(moderationAfterWriting({ before, isTextChanged, holdsLink }));
    expect(write(true, false)).toBe(plain);
    expect(write(true, true)).toBe(link);
    expect(write(false, false)).toBe(same);
  });
});

describe('a report', () => {
  it.each<[string, Reporter, string]>([
    ['shown', 'reader', 'waiting+1'],
    ['shown', 'creator', 'shown+1'],
    ['shown+1', 'reader', 'waiting+2'],
    ['shown!', 'reader', 'shown!+1'],
    ['shown!', 'creator', 'shown!+1'],
    ['shown!+4', 'reader', 'shown!+5'],
    ['waiting', 'reader', 'waiting+1'],
    ['waiting', 'creator', 'waiting+1'],
    ['hidden', 'reader', 'hidden+1'],
  ])('on what is %s by a %s leaves it %s', (was, reporter, after) => {
    expect(print(moderationAfterReport(parse(was), reporter))).toBe(after);
  });

  it('can’t take down what an admin has confirmed, however many there are', () => {
    let review = moderationAfterDecision('show');
    for (let n = 0; n < 50; n += 1) review = moderationAfterReport(review, 'reader');
    expect(print(review)).toBe('shown!+50');
    expect(needsModeration(review)).toBe(true);
  });
});

describe('an admin', () => {
  it.each([
    ['waiting', 'show hide', true],
    ['waiting+1', 'show hide', true],
    ['shown', 'hide', false],
    ['shown!', 'hide', false],
    ['shown!+1', 'show hide', true],
    ['hidden', 'show', false],
    ['hidden+1', 'show hide', true],
  ])('may, for one that is %s: %s', (was, decisions, isOpen) => {
    expect(decisionsFor(parse(was)).join(' ')).toBe(decisions);
    expect(needsModeration(parse(was))).toBe(isOpen);
  });

  it('settles the reports either way, and confirms only by showing', () => {
    expect(print(moderationAfterDecision('show'))).toBe('shown!');
    expect(print(moderationAfterDecision('hide'))).toBe('hidden');
  });
});

it.each([
  ['shown', false],
  ['shown!', false],
  ['waiting', false],
  ['waiting+1', true],
  ['shown!+1', true],
  ['hidden', true],
])('a deleted review that was %s is remembered: %s', (was, isRemembered) => {
  expect(isRememberedWhenDeleted(parse(was))).toBe(isRemembered);
});

it.each([
  ['shown', { sum: 4, count: 1 }],
  ['waiting', { sum: 0, count: 0 }],
  ['hidden', { sum: 0, count: 0 }],
] as const)('the stars of one that is %s count as %j', (state, total) => {
  expect(ratingOf({ state, stars: 4 })).toEqual(total);
  expect(ratingOf(null)).toEqual({ sum: 0, count: 0 });
});
