import { createContext, useContext } from 'react';
import { useStore } from '../../core/use-store.ts';
import type { Session } from './create-session.ts';
import { type SessionState, type User, userOf } from './session-state.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession must be used inside a SessionContext');
  return session;
}

export function useSessionState(): SessionState {
  return useStore(useSession());
}

/** The person who is logged in, or null. */
export function useUser(): User | null {
  return userOf(useSessionState());
}
