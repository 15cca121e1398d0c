import { addressOf } from '@laneway/contract/address';
import type { CallName } from '@laneway/contract/calls';
import { useSyncExternalStore } from 'react';
import type { AnyInput } from './stored-answers.ts';

/** Addresses whose last answer came from what is saved on this device. */
let fromStore: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function noteSource(name: CallName, input: AnyInput, source: 'server' | 'store'): void {
  const address = addressOf(name, input);
  if (fromStore.has(address) === (source === 'store')) return;
  const next = new Set(fromStore);
  if (source === 'store') next.add(address);
  else next.delete(address);
  fromStore = next;
  for (const listener of [...listeners]) listener();
}

/** Whether the last answer to a call came from what is saved on this device, for a screen that wants to say so. */
export function useIsFromStore(name: CallName, input: AnyInput): boolean {
  const address = addressOf(name, input);
  return useSyncExternalStore(
    subscribe,
    () => fromStore.has(address),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
