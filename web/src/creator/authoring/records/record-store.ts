import {
  isDirty,
  openRecord,
  type RecordEvent,
  type RecordState,
  recordStep,
} from './record-state.ts';
import type { RecordShape, Values } from './values.ts';

/** Holds what is typed into one guide or place, outside of React: typing redraws only what asks to be. */
export type RecordStore<Field extends string> = {
  readonly shape: RecordShape<Field>;
  readonly getState: () => RecordState<Field>;
  readonly isDirty: () => boolean;
  readonly send: (event: RecordEvent<Field>) => void;
  /** Calls after each change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
};

export function createRecordStore<Field extends string>(
  shape: RecordShape<Field>,
  values: Values<Field>,
  version: number,
): RecordStore<Field> {
  let state = openRecord(values, version);
  const listeners = new Set<() => void>();
  return {
    shape,
    getState: () => state,
    isDirty: () => isDirty(shape, state),
    send: (event) => {
      const before = state;
      state = recordStep(shape, before, event);
      if (state !== before) for (const onChange of [...listeners]) onChange();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
