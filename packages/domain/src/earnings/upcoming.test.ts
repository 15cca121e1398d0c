import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayOf, type Month } from '../calendar.ts';
import { heldBackUntil, latestDueMonth, royaltiesDueOn } from './deadlines.ts';
import { amountDue } from './statement.ts';
import { addPayouts, type EarnedMonth, expectedPayouts, type PayoutDay } from './upcoming.ts';

const TODAY = '2026-11-18';
/** August's royalties are due on 30 October. */
const LATER = ['2026-09', '2026-10', '2026-11'] as const;
const [SEPTEMBER, OCTOBER, NOVEMBER] = ['2026-11-29', '2026-12-30', '2027-01-29'] as const;

const later = (...cents: readonly number[]): readonly EarnedMonth[] =>
  LATER.map((month, index) => ({ month, earnedCents: cents[index] ?? 0 }));
const expected = (balanceCents: number, ...cents: readonly number[]) =>
  expectedPayouts({ balanceCents, later: later(...cents), leftOn: null }, TODAY).map(
    ({ dueOn, cents: amount }) => [dueOn, amount],
  );

it('the months that aren’t due are those after the latest due one', () => {
  expect(latestDueMonth(TODAY)).toBe('2026-08');
  expect(LATER.map((month) => royaltiesDueOn(lastDayOf(month)))).toEqual([
    SEPTEMBER,
    OCTOBER,
    NOVEMBER,
  ]);
});

describe('the payouts to expect', () => {
  it.each<[string, number, number[], [string, number][]]>([
    ['nothing', 0, [0, 0, 0], []],
    [
      'each month on its day',
      600,
      [100, 200, 300],
      [
        [SEPTEMBER, 100],
        [OCTOBER, 200],
        [NOVEMBER, 300],
      ],
    ],
    ['not what is due already', 600, [0, 0, 100], [[NOVEMBER, 100]]],
    ['a debt, carried over', 50, [-50, 0, 0], []],
    ['a month less the debt before it', 70, [-30, 100, 0], [[OCTOBER, 70]]],
    ['a month less a refund since', 70, [100, -30, 0], [[SEPTEMBER, 70]]],
    ['nothing while more was refunded', -20, [100, -120, 0], []],
  ])('are %s', (_, balance, cents, payouts) => {
    expect(expected(balance, ...cents)).toEqual(payouts);
  });

  it('are on hold until a fixed day for someone who has left, with what is due already', () => {
    const leftOn = '2026-11-10';
    const until = heldBackUntil(leftOn);
    const left = { balanceCents: 600, later: later(100, 200, 0), leftOn };
    expect(until > OCTOBER).toBe(true);
    expect(expectedPayouts(left, TODAY)).toEqual([{ dueOn: until, cents: 600, isOnHold: true }]);
    expect(expectedPayouts({ ...left, leftOn: '2020-01-01' }, TODAY)).toEqual([
      { dueOn: SEPTEMBER, cents: 100, isOnHold: false },
      { dueOn: OCTOBER, cents: 200, isOnHold: false },
    ]);
  });

  it('are what statements say is due, month by month, if each is paid on its day', () => {
    const cents = fc.integer({ min: -5_000, max: 10_000 });
    fc.assert(
      fc.property(cents, fc.tuple(cents, cents, cents), (carried, earned) => {
        const total = carried + earned.reduce((sum, each) => sum + each, 0);
        const months: readonly [Month, number][] = [
          ['2026-08', carried],
          ...LATER.map((month, index): [Month, number] => [month, earned[index] ?? 0]),
        ];
        let closing = 0;
        let paid = 0;
        const due = months.map(([month, earnedCents]) => {
          closing += earnedCents;
          const amount = amountDue(
            { closingCents: closing },
            { paidCents: paid, balanceNowCents: total - paid },
          );
          paid += amount;
          return [royaltiesDueOn(lastDayOf(month)), amount] as const;
        });
        const upcoming = due.slice(1).filter(([, amount]) => amount > 0);
        expect(expected(total, ...earned)).toEqual(upcoming);
      }),
    );
  });

  it('never add up to more than the balance', () => {
    const cents = fc.integer({ min: -5_000, max: 10_000 });
    fc.assert(
      fc.property(cents, fc.tuple(cents, cents, cents), (balance, earned) => {
        const sum = expected(balance, ...earned).reduce((all, [, each]) => all + Number(each), 0);
        expect(sum).toBeLessThanOrEqual(Math.max(0, balance));
      }),
    );
  });
});

it('payouts to several creators are added up by day, those on hold by themselves', () => {
  const [soon, held] = [
    { dueOn: SEPTEMBER, cents: 100, isOnHold: false },
    { dueOn: SEPTEMBER, cents: 50, isOnHold: true },
  ];
  const none: ReadonlyMap<string, PayoutDay> = new Map();
  const days = [[soon], [soon], [held]].reduce(addPayouts, none);
  expect([...days.values()]).toEqual([
    { dueOn: SEPTEMBER, cents: 200, isOnHold: false, creators: 2 },
    { dueOn: SEPTEMBER, cents: 50, isOnHold: true, creators: 1 },
  ]);
});
