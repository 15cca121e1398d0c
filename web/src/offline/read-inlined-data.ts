import type { SessionState } from '../api/session/session-state.ts';
import { INLINED_DATA_ID, type InlinedData } from './inlined-data.ts';

/** What came with the stored page, if it is for whoever uses the app; null otherwise, and with the server's pages. */
export function readInlinedData(
  page: Pick<Document, 'getElementById'>,
  session: SessionState,
): InlinedData | null {
  const text = page.getElementById(INLINED_DATA_ID)?.textContent;
  if (!text) return null;
  const saved = JSON.parse(text) as InlinedData;
  // The worker goes by who was here last, the page by what it remembers of a login.
  return (saved.account === 'visitor') === (session.kind === 'visitor') ? saved : null;
}
