import type { useGuide } from '../api/queries/guides.ts';
import { useSessionState } from '../api/session/session-context.ts';
import type { SessionState } from '../api/session/session-state.ts';
import type { Guide } from './guide-facts.ts';

/** Whether the visitor may open a guide, once the server has said so for their session. */
export type KnownAccess = Guide['g_access'] | 'unknown';

export function useGuideAccess({ data, isFetching }: ReturnType<typeof useGuide>): KnownAccess {
  return knownAccess(data?.g_access, isFetching, useSessionState());
}

/**
 * A teaser may have been sent to someone whose login the server has yet to renew: it counts only once it is known who is
 * logged in and nothing newer is on its way.
 */
export function knownAccess(
  access: Guide['g_access'] | undefined,
  isFetching: boolean,
  session: SessionState,
): KnownAccess {
  if (access !== 'teaser') return access ?? 'unknown';
  return isSettled(session) && !isFetching ? access : 'unknown';
}

/** A server that couldn't be reached about the login is asked again much later, which nobody waits for. */
function isSettled(session: SessionState): boolean {
  return session.kind !== 'checking' || session.dueAt !== null;
}
