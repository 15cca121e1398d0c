import { describe, expect, it } from 'vitest';
import { notifiedOf, PLACE_REPORT_KIND_TEXTS, PLACE_REPORT_KINDS } from './report-kinds.ts';
import {
  adminReason,
  outcomesFor,
  REPORT_OUTCOME_TEXTS,
  REPORT_OUTCOMES,
} from './report-states.ts';

describe('answering a place report', () => {
  it.each(PLACE_REPORT_KINDS)('admins may answer “%s” with any outcome, once', (kind) => {
    expect(outcomesFor({ kind, state: 'open' }, 'admin')).toEqual(REPORT_OUTCOMES);
    expect(outcomesFor({ kind, state: 'answered' }, 'admin')).toEqual([]);
  });

  it.each([
    ['closed', REPORT_OUTCOMES],
    ['moved', REPORT_OUTCOMES],
    ['wrong', REPORT_OUTCOMES],
    ['unsafe', ['fixed', 'will_fix']],
  ] as const)('creators may answer “%s” with %j, once', (kind, outcomes) => {
    expect(outcomesFor({ kind, state: 'open' }, 'creator')).toEqual(outcomes);
    expect(outcomesFor({ kind, state: 'answered' }, 'creator')).toEqual([]);
  });
});

describe('the people who are notified of a report', () => {
  it.each([
    ['closed', ['creator']],
    ['moved', ['creator']],
    ['wrong', ['creator']],
    ['unsafe', ['creator', 'admins']],
  ] as const)('of “%s” are %j, at once', (kind, notified) => {
    expect(notifiedOf(kind)).toEqual(notified);
  });

  const now = new Date('2027-03-15T10:00:00Z');
  it.each([
    ['closed', 'open', '2027-03-01T10:00:00Z', null],
    ['closed', 'open', '2027-03-01T09:59:59Z', 'long_open'],
    ['closed', 'answered', '2026-03-01T10:00:00Z', null],
    ['unsafe', 'open', '2027-03-15T10:00:00Z', 'unsafe'],
    ['unsafe', 'answered', '2027-03-01T10:00:00Z', null],
  ] as const)('include admins for “%s”, %s since %s: %s', (kind, state, since, reason) => {
    expect(adminReason({ kind, state, createdAt: new Date(since) }, now)).toBe(reason);
  });
});

it('every type and every outcome has separate texts', () => {
  const texts = [
    ...Object.values(PLACE_REPORT_KIND_TEXTS).flatMap((each) => Object.values(each)),
    ...Object.values(REPORT_OUTCOME_TEXTS).flatMap((each) => Object.values(each)),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});
