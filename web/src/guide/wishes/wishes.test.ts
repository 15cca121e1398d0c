import { describe, expect, it } from 'vitest';
import {
  afterReply,
  hasPending,
  NO_WISHES,
  nextChange,
  parseWishes,
  printWishes,
  shownWishes,
  withPendingApplied,
  withVisitorWishes,
  withWish,
} from './wishes.ts';

const stored = (...ids: readonly number[]) => ({ ...NO_WISHES, stored: ids });

describe('a change on the device', () => {
  it('is shown at once, and is sent as the last word about each guide', () => {
    const wishes = [true, false, true].reduce((list, is) => withWish(list, 3, is), stored(2, 1));
    expect(shownWishes(wishes)).toEqual([3, 2, 1]);
    expect(nextChange(withWish(wishes, 2, false))).toEqual({ add: [3], remove: [2] });
  });

  it('that is taken back while it is being sent is sent again', () => {
    const sent = nextChange(withWish(stored(1), 3, true));
    const meanwhile = withWish(withWish(stored(1), 3, true), 3, false);
    const after = afterReply(meanwhile, sent, [3, 1]);
    expect(shownWishes(after)).toEqual([1]);
    expect(nextChange(after)).toEqual({ add: [], remove: [3] });
  });

  it('has arrived once the server has replied', () => {
    const wishes = withWish(stored(1), 3, true);
    const after = afterReply(wishes, nextChange(wishes), [3, 1]);
    expect(hasPending(after)).toBe(false);
    expect(shownWishes(after)).toEqual([3, 1]);
  });

  it('of a visitor is stored for good', () => {
    expect(withPendingApplied(withWish(stored(1), 3, true))).toEqual(stored(3, 1));
  });
});

describe('a visitor who logs in', () => {
  it('has both lists, however often they are joined', () => {
    const once = withVisitorWishes(stored(2, 1), stored(4, 3, 2));
    expect(shownWishes(once)).toEqual([4, 3, 2, 1]);
    expect(withVisitorWishes(once, stored(4, 3, 2))).toEqual(once);
  });

  it('keeps a guide that was removed from the account before the visitor saved it', () => {
    const account = withWish(stored(2, 1), 2, false);
    expect(shownWishes(withVisitorWishes(account, stored(2)))).toContain(2);
  });
});

describe('wishes in storage', () => {
  it('are read back as they were written', () => {
    const wishes = withWish(withWish(stored(2, 1), 3, true), 1, false);
    expect(parseWishes(printWishes(wishes))).toEqual(wishes);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"version":1'],
    ['something else', '7'],
    ['another version', '{"version":2,"stored":[1]}'],
  ])('are none for %s', (_what, text) => {
    expect(parseWishes(text)).toBeNull();
  });

  it('lose what isn’t an id', () => {
    const text = '{"version":1,"stored":[1,"2",-3,1.5,1,4],"add":null,"remove":[null,5]}';
    expect(parseWishes(text)).toEqual({ stored: [1, 4], pending: { add: [], remove: [5] } });
  });
});
