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
  ratingsToHold,
  reporterOf,
} from './moderation.ts';

/**
 * The notation of a state: 'shown', 'shown!' once confirmed, 'shown+2:1' with two open reports, one of them counted,
 * 'shown*' with held stars, 'waiting?' after an admin has hidden an earlier text. For 'hidden', an earlier text was
 * always hidden.
 */
function parse(text: string): Moderation {
  const [, state, confirmed, wasHidden, held, reports, counted] =
    /^(\w+?)(!?)(\??)(\*?)(?:\+(\d+)(?::(\d+))?)?$/.exec(text) ?? [];
  return {
    state: state as Moderation['state'],
    isConfirmed: confirmed === '!',
    wasHidden: wasHidden === '?' || state === 'hidden',
    areStarsHeld: held === '*',
    openReports: Number(reports ?? 0),
    countedReports: Number(counted ?? 0),
  };
}
function print(review: Moderation): string {
  const wasHidden = review.wasHidden && review.state !== 'hidden';
  const flags = `${review.isConfirmed ? '!' : ''}${wasHidden ? '?' : ''}${review.areStarsHeld ? '*' : ''}`;
  const counted = review.countedReports > 0 ? `:${review.countedReports}` : '';
  return `${review.state}${flags}${review.openReports > 0 ? `+${review.openReports}${counted}` : ''}`;
}

describe('a review that its author writes', () => {
  it.each([
    // The state before; after a new text; after a new text with a link; after new stars alone.
    [null, 'shown', 'waiting', 'shown'],
    ['shown', 'shown', 'waiting', 'shown'],
    ['shown!', 'shown', 'waiting', 'shown!'],
    ['waiting', 'shown', 'waiting', 'waiting'],
    ['waiting+1', 'waiting+1', 'waiting+1', 'waiting+1'],
    // One report doesn't hide it, whatever its author does.
    ['shown!+1', 'shown+1', 'waiting+1', 'shown!+1'],
    ['shown+2:2', 'shown+2:2', 'waiting+2:2', 'shown+2:2'],
    ['waiting+3:3', 'waiting+3:3', 'waiting+3:3', 'waiting+3:3'],
    ['shown*', 'shown*', 'waiting*', 'shown*'],
    // An admin decides on every new text, including later ones.
    ['hidden', 'waiting?', 'waiting?', 'hidden'],
    ['hidden+1', 'waiting?+1', 'waiting?+1', 'hidden+1'],
    ['waiting?', 'waiting?', 'waiting?', 'waiting?'],
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
    ['shown', 'owner', 'shown+1:1'],
    ['shown', 'established', 'shown+1:1'],
    ['shown+2:2', 'owner', 'waiting+3:3'],
    ['shown+2:2', 'established', 'waiting+3:3'],
    ['shown+2:2', 'new', 'shown+3:2'],
    ['shown+2:2', 'unconfirmed', 'shown+3:2'],
    ['shown+2:2', 'creator', 'shown+3:2'],
    ['shown!+2:2', 'owner', 'shown!+3:3'],
    ['waiting', 'owner', 'waiting+1:1'],
    ['waiting', 'creator', 'waiting+1'],
    ['hidden', 'owner', 'hidden+1:1'],
  ])('on a review that is %s by someone who is %s leaves it %s', (was, reporter, after) => {
    expect(print(moderationAfterReport(parse(was), reporter))).toBe(after);
  });

  it.each<Reporter>(['new', 'unconfirmed', 'creator'])(
    'never takes anything off the page if it comes from someone who is %s',
    (reporter) => {
      let review = parse('shown');
      for (let n = 0; n < 50; n += 1) review = moderationAfterReport(review, reporter);
      expect(print(review)).toBe('shown+50');
      expect(needsModeration(review)).toBe(true);
    },
  );

  it('can’t take down what an admin has confirmed, however many there are', () => {
    let review = moderationAfterDecision('show');
    for (let n = 0; n < 50; n += 1) review = moderationAfterReport(review, 'owner');
    expect(print(review)).toBe('shown!+50:50');
    expect(needsModeration(review)).toBe(true);
  });

  it.each<[Reporter, Partial<Parameters<typeof reporterOf>[0]>]>([
    ['owner', {}],
    ['owner', { accountAgeDays: 0 }],
    ['established', { ownsGuide: false }],
    ['new', { ownsGuide: false, accountAgeDays: 29 }],
    ['unconfirmed', { isEmailConfirmed: false }],
    ['creator', { isGuideCreator: true }],
  ])('comes from someone who is %s: %j', (reporter, changes) => {
    const person = {
      isGuideCreator: false,
      isEmailConfirmed: true,
      ownsGuide: true,
      accountAgeDays: 30,
    };
    expect(reporterOf({ ...person, ...changes })).toBe(reporter);
  });
});

describe('ratings by new accounts', () => {
  const ONES = Array<number>(17).fill(1);
  const rated = (...stars: number[]) =>
    stars.map((each, index) => ({ id: index + 1, stars: each, isHeld: false }));

  it.each([
    ['two are too few for a swing', { sum: 0, count: 0 }, rated(1, 1), []],
    ['three make the first average', { sum: 0, count: 0 }, rated(1, 1, 1), [1, 2, 3]],
    ['three good ones do as well', { sum: 10, count: 2 }, rated(5, 5, 5), [1, 2, 3]],
    ['three move an average of few', { sum: 18, count: 4 }, rated(1, 1, 1), [1, 2, 3]],
    ['three that agree move nothing', { sum: 18, count: 4 }, rated(5, 4, 4), []],
    ['three move nothing among many', { sum: 450, count: 100 }, rated(1, 1, 1), []],
    ['a good one among bad ones counts', { sum: 18, count: 4 }, rated(1, 1, 5, 1), [1, 2, 4]],
    ['also without an average', { sum: 0, count: 0 }, rated(1, 1, 1, 5, 2), [1, 2, 3, 5]],
    [
      'good ones are no cover',
      { sum: 0, count: 0 },
      rated(5, 5, 5, 5, 1, 1, 1),
      [1, 2, 3, 4, 5, 6, 7],
    ],
    ['but seventeen do', { sum: 450, count: 100 }, rated(...ONES), ONES.map((_, n) => n + 1)],
  ])('%s', (_, others, unproven, held) => {
    expect(ratingsToHold(others, unproven)).toEqual(held);
  });

  it('are held only once', () => {
    const unproven = rated(1, 1, 1, 1).map((each) => ({ ...each, isHeld: each.id < 4 }));
    expect(ratingsToHold({ sum: 20, count: 4 }, unproven)).toEqual([4]);
  });
});

describe('an admin', () => {
  it.each([
    ['waiting', 'show hide', true],
    ['waiting+1', 'show hide', true],
    ['shown', 'hide', false],
    ['shown!', 'hide', false],
    ['shown!+1', 'show hide', true],
    ['shown*', 'show hide', true],
    ['hidden', 'show', false],
    ['hidden+1', 'show hide', true],
  ])('may decide on a review that is %s: %s', (was, decisions, isOpen) => {
    expect(decisionsFor(parse(was)).join(' ')).toBe(decisions);
    expect(needsModeration(parse(was))).toBe(isOpen);
  });

  it('closes the reports by either decision, and confirms a review only by showing it', () => {
    expect(print(moderationAfterDecision('show'))).toBe('shown!');
    expect(print(moderationAfterDecision('hide'))).toBe('hidden');
  });
});

it.each([
  ['shown', false],
  ['shown!', false],
  ['waiting', false],
  ['waiting?', true],
  ['waiting+1', true],
  ['shown!+1', true],
  ['shown*', true],
  ['hidden', true],
])('a deleted review that was %s is remembered: %s', (was, isRemembered) => {
  expect(isRememberedWhenDeleted(parse(was))).toBe(isRemembered);
});

it.each([
  ['shown', { sum: 4, count: 1 }],
  ['shown*', { sum: 0, count: 0 }],
  ['waiting', { sum: 0, count: 0 }],
  ['hidden', { sum: 0, count: 0 }],
] as const)('the stars of a review that is %s count as %j', (was, total) => {
  expect(ratingOf({ ...parse(was), stars: 4 })).toEqual(total);
  expect(ratingOf(null)).toEqual({ sum: 0, count: 0 });
});
