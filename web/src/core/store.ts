/** The subscribers of an event. A listener may unsubscribe itself or others while it is being called. */
export type Listeners<Args extends readonly unknown[] = []> = {
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  readonly notify: (...args: Args) => void;
};

export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args) => {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}

/** The read-only side of a store. */
export type ReadableStore<State> = {
  readonly getState: () => State;
  /** Listeners are called after each change, in the order in which they subscribed. */
  readonly subscribe: (listener: (state: State, before: State) => void) => () => void;
};

export type Store<State> = ReadableStore<State> & {
  /** Setting the current state again notifies no listeners. */
  readonly setState: (next: State) => void;
};

/**
 * An observable value with the interface of Zustand's stores. Zustand itself merges what is set into objects, which
 * would break our tagged unions, maps and arrays.
 */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const { subscribe, notify } = createListeners<[state: State, before: State]>();
  return {
    getState: () => state,
    setState: (next) => {
      if (Object.is(next, state)) return;
      const before = state;
      state = next;
      notify(state, before);
    },
    subscribe,
  };
}
