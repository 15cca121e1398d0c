import { expect, it } from 'vitest';
import { type AnsweredReview, afterDeleting, checkMayAnswer, firstAnswerState } from './answer.ts';

const REVIEW: AnsweredReview = { isOwnGuide: true, state: 'shown', hasText: true, answer: null };

it.each<[string, Partial<AnsweredReview>, string | null]>([
  ['the creator answers', {}, null],
  ['someone else does', { isOwnGuide: false }, 'not_allowed'],
  ['it waits for an admin', { state: 'waiting' }, 'not_found'],
  ['it is hidden', { state: 'hidden' }, 'not_found'],
  ['it has stars only', { hasText: false }, 'conflict'],
  ['it has an answer', { answer: 'shown' }, 'conflict'],
  ['its answer waits', { answer: 'waiting' }, 'conflict'],
  ['its answer was removed', { answer: 'removed' }, 'conflict'],
])('a review when %s', (_, changes, code) => {
  const checked = checkMayAnswer({ ...REVIEW, ...changes });
  expect(checked.ok ? null : checked.error.code).toBe(code);
});

it.each([
  ['Thanks for walking with us!', 'shown'],
  ['See www.mine.example', 'waiting'],
])('the answer “%s” is %s', (text, state) => {
  expect(firstAnswerState(text)).toBe(state);
});

it('can be written again after its writer has deleted it, but not after an admin has', () => {
  const after = (by: 'creator' | 'admin') =>
    checkMayAnswer({ ...REVIEW, answer: afterDeleting(by) }).ok;
  expect([after('creator'), after('admin')]).toEqual([true, false]);
});
