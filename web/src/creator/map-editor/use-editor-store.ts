import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Geometry, Subject } from './geometry.ts';
import { startEditor } from './state/editor-state.ts';
import { createEditorStore, type EditorStore } from './state/editor-store.ts';

export type EditorStoreProps = {
  readonly subject: Subject;
  readonly value: Geometry;
  readonly onChange: (next: Geometry) => void;
  readonly armed: boolean;
};

/** The store of an editor. It follows the form's value, and tells the form what is edited here. */
export function useEditorStore({ subject, value, onChange, armed }: EditorStoreProps): EditorStore {
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const [store] = useState(() =>
    createEditorStore({
      initial: startEditor(subject, value, armed ? 'pin' : 'select'),
      onEdit: (next) => latest.current(next),
    }),
  );
  useLayoutEffect(() => {
    store.dispatch({ type: 'receive', value });
  }, [store, value]);
  useEffect(() => {
    if (armed) store.dispatch({ type: 'choose-tool', tool: 'pin' });
  }, [store, armed]);
  return store;
}
