import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { WalkDraft } from './walk-draft.ts';

/** Ctrl+Z and ⌘Z anywhere in the view except in text fields, which keep the browser's own. */
export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  { isReadOnly, undo, redo }: Pick<WalkDraft, 'isReadOnly' | 'undo' | 'redo'>,
): void {
  /** True if the key was ours. */
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isCommand || isReadOnly) return false;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
    else if (key === 'z') undo();
    else return false;
    return true;
  });

  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTextField(event.target) || !press(event)) return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

const WITHOUT_TEXT: readonly string[] = ['radio', 'checkbox', 'range', 'button'];

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !WITHOUT_TEXT.includes(target.type);
}
