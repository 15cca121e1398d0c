import { type RefObject, useEffect, useEffectEvent } from 'react';
import { canCancel } from './state/editor-reducer.ts';
import type { EditorStore } from './state/editor-store.ts';

export type EditorKeysOptions = {
  readonly store: EditorStore;
  readonly isReadOnly: boolean;
  /** Esc when there is nothing else to end. True if that ended something. */
  readonly onLeave: () => boolean;
};

/** Undo, redo and Esc anywhere in the editor except in text fields, which keep the browser's own. */
export function useEditorKeys(
  root: RefObject<HTMLElement | null>,
  { store, isReadOnly, onLeave }: EditorKeysOptions,
): void {
  /** True if the key was ours. */
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') {
      if (isReadOnly || !canCancel(store.getState())) return onLeave();
      store.dispatch({ type: 'cancel' });
      return true;
    }
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isCommand || isReadOnly) return false;
    switch (event.key.toLowerCase()) {
      case 'z':
        store.dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
        return true;
      case 'y':
        store.dispatch({ type: 'redo' });
        return true;
      default:
        return false;
    }
  });

  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTextField(event.target) || !press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'radio';
}
