import { createStore } from '../../../core/store.ts';
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
  const { getState, setState, subscribe } = createStore(openRecord(values, version));
  return {
    shape,
    getState,
    isDirty: () => isDirty(shape, getState()),
    send: (event) => setState(recordStep(shape, getState(), event)),
    subscribe,
  };
}
