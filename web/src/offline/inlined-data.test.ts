import { exampleGuide } from '@laneway/contract/examples.test-data';
import { describe, expect, it } from 'vitest';
import { firstState } from '../api/session/session-state.ts';
import { type InlinedData, readInlinedData } from './inlined-data.ts';
import type { Account } from './store/offline-database.ts';

const VISITOR = firstState(false);
const CHECKING = firstState(true);

function read(account: Account | null, session: typeof VISITOR): InlinedData | null {
  const saved = { account, guide: exampleGuide, places: { places: [] } };
  const textContent = account === null ? null : JSON.stringify(saved);
  const page = { getElementById: () => ({ textContent }) as HTMLElement };
  return readInlinedData(page, session);
}

describe('the data inlined by the service worker', () => {
  it('is used if it belongs to the current user', () => {
    expect(read('visitor', VISITOR)?.guide).toEqual(exampleGuide);
    expect(read(7, CHECKING)?.guide).toEqual(exampleGuide);
  });

  it('is ignored if it belongs to someone who isn’t logged in', () => {
    expect(read(7, VISITOR)).toBeNull();
    expect(read('visitor', CHECKING)).toBeNull();
  });

  it('is null in the server’s pages', () => {
    expect(read(null, VISITOR)).toBeNull();
    expect(readInlinedData({ getElementById: () => null }, VISITOR)).toBeNull();
  });
});
