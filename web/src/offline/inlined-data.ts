import type { InitialData } from '@laneway/contract/first-screen';
import type { SessionState } from '../api/session/session-state.ts';
import type { Account } from './store/offline-database.ts';

/** The id of the element into which the service worker writes the saved guide of the URL. */
export const INLINED_DATA_ID = 'saved-answers';

export type InlinedData = Required<Pick<InitialData, 'guide' | 'places'>> & {
  readonly account: Account;
};

/** Returns null if the page came from the server, or the data belongs to someone else. */
export function readInlinedData(
  page: { readonly getElementById: (id: string) => { readonly textContent: string | null } | null },
  session: SessionState,
): InlinedData | null {
  const text = page.getElementById(INLINED_DATA_ID)?.textContent;
  if (!text) return null;
  const saved = JSON.parse(text) as InlinedData;
  // The worker assumes the last user, the page the remembered login.
  return (saved.account === 'visitor') === (session.kind === 'visitor') ? saved : null;
}
