import { describe, expect, it } from 'vitest';
import { someStatement } from './statement.test-data.ts';
import { markStatements, nextPayment, STATEMENT_CHIPS } from './statement-state.ts';

const BEFORE = '2026-11-28';
const ON = '2026-11-29';

const stateOf = (differing: Parameters<typeof someStatement>[0], today = ON) =>
  markStatements([someStatement(differing)], today)[0]?.state;

describe('a statement', () => {
  it('is open during its month', () => {
    expect(stateOf({ closed: false })).toBe('open');
  });

  it('is closed before its due date, and due from then on', () => {
    expect(stateOf({}, BEFORE)).toBe('closed');
    expect(stateOf({}, ON)).toBe('due');
  });

  it('stays closed if nothing is owed', () => {
    expect(stateOf({ closing_balance: -3.49, amount_due: 0 })).toBe('closed');
    expect(stateOf({ closing_balance: 0, amount_due: 0 })).toBe('closed');
  });

  it('is closed, not paid, if its amount was refunded to buyers later', () => {
    expect(stateOf({ amount_due: 0 })).toBe('closed');
  });

  it('is paid once its closing balance is paid out', () => {
    const later = someStatement({ month: '2026-11', payouts: 6.98, amount_due: 0, closed: false });
    const between = someStatement({ month: '2026-10', sales: 0, amount_due: 0 });
    const states = markStatements([later, between, someStatement({ amount_due: 0 })], ON);
    expect(states.map(({ state }) => state)).toEqual(['open', 'paid', 'paid']);
  });

  it('is still due after a partial payment', () => {
    const later = someStatement({ month: '2026-11', payouts: 5, closed: false });
    const [, first] = markStatements([later, someStatement({ amount_due: 1.98 })], ON);
    expect(first?.state).toBe('due');
  });

  it('has a one-word label for each state', () => {
    expect(Object.values(STATEMENT_CHIPS).map(({ text }) => text)).toEqual([
      'Open',
      'Closed',
      'Due',
      'Paid',
    ]);
  });
});

describe('the next payment', () => {
  const open = someStatement({ month: '2026-11', due_on: '2027-01-29', closed: false });
  const october = someStatement({ month: '2026-10', due_on: '2026-12-30' });
  const september = someStatement();

  it('is the latest amount that is due, including what was carried over', () => {
    const all = [
      open,
      october,
      september,
      someStatement({ month: '2026-08', due_on: '2026-10-30' }),
    ];
    expect(nextPayment(all, ON)).toEqual({ statement: september, isDue: true });
  });

  it('is the earliest one if nothing is due', () => {
    expect(nextPayment([open, october], ON)).toEqual({ statement: october, isDue: false });
  });

  it('is null when nothing is owed', () => {
    expect(nextPayment([someStatement({ amount_due: 0 })], ON)).toBeNull();
    expect(nextPayment([], ON)).toBeNull();
  });
});
