import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useUser } from '../../api/session/session-context.ts';

type TypedEmail = { current: string };

const TypedEmailContext = createContext<TypedEmail | null>(null);

/**
 * Holds the email that someone typed on the way to their account, for the next form that needs it.
 * It is in this tab's memory only, and cleared after the login.
 */
export function TypedEmailProvider({ children }: { readonly children: ReactNode }) {
  const typed = useRef('');
  const isLoggedIn = useUser() !== null;
  useEffect(() => {
    if (isLoggedIn) typed.current = '';
  }, [isLoggedIn]);
  return <TypedEmailContext value={typed}>{children}</TypedEmailContext>;
}

/** null without a provider; forms then start empty. */
export function useTypedEmail(): TypedEmail | null {
  return useContext(TypedEmailContext);
}
