import { createStore, type ReadableStore } from '../../../core/store.ts';
import {
  isDirty,
  openRecord,
  type RecordEvent,
  type RecordState,
  recordStep,
} from './record-state.ts';
import type { RecordShape, Values } from './values.ts';

/** Holds the edits of one guide or place outside of React, so that typing renders only what reads it. */
export type RecordStore<Field extends string> = ReadableStore<RecordState<Field>> & {
  readonly shape: RecordShape<Field>;
  readonly isDirty: () => boolean;
  readonly send: (event: RecordEvent<Field>) => void;
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
