import { createContext, useContext } from 'react';
import type { CallServer } from './client.ts';

export const CallContext = createContext<CallServer | null>(null);

export function useCall(): CallServer {
  const call = useContext(CallContext);
  if (call === null) throw new Error('useCall must be used inside a CallContext');
  return call;
}
