import type { SessionState } from '../api/session/session-state.ts';
import { SAVED_ANSWERS_ID, type SavedAnswers } from './saved-answers.ts';

/** What came with the stored page, if it is for whoever uses the app; null otherwise, and with the server's pages. */
export function readSavedAnswers(
  page: Pick<Document, 'getElementById'>,
  session: SessionState,
): SavedAnswers | null {
  const text = page.getElementById(SAVED_ANSWERS_ID)?.textContent;
  if (!text) return null;
  const saved = JSON.parse(text) as SavedAnswers;
  // The worker goes by who was here last, the page by what it remembers of a login.
  return (saved.account === 'visitor') === (session.kind === 'visitor') ? saved : null;
}
