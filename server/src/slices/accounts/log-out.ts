import type { AccountsDeps, PresentedTokens } from './accounts-deps.ts';
import { revokeSessionsByTokens } from './session-store.ts';
import { hashesOf } from './sessions.ts';

/** Ends the session that the tokens belong to, with everything issued under it; without tokens there is nothing to do. */
export async function logOut(
  { db, clock, secret }: AccountsDeps,
  tokens: PresentedTokens,
): Promise<void> {
  const hashes = hashesOf(secret, tokens);
  if (hashes.length > 0) await revokeSessionsByTokens(db, hashes, clock());
}
