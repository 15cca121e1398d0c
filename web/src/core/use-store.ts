import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './store.ts';

type Source<State> = Pick<ReadableStore<State>, 'getState'> & {
  readonly subscribe: (onChange: () => void) => () => void;
};

/** The state of a store, or a part of it. The part must be the same value until it changes. */
export function useStore<State>(store: Source<State>): State;
export function useStore<State, Part>(store: Source<State>, select: (state: State) => Part): Part;
export function useStore<State>(
  { subscribe, getState }: Source<State>,
  select: (state: State) => unknown = (state) => state,
): unknown {
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}
