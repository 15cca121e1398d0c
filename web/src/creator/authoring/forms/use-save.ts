import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../core/use-store.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { RecordStore } from '../records/record-store.ts';
import { QueueClosed } from '../workspace/save-queue.ts';
import type { SaveOutcome } from '../workspace/save-record.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import type { Folding } from './form-section.tsx';
import type { RecordForm } from './use-record-form.ts';

/** The elements that block saving: a choice between two versions, or an error. */
const INVALID_FIELDS = [
  '[data-clashes] input',
  // A search without results doesn't block saving.
  '[aria-invalid="true"]:not([enterkeyhint="search"])',
  '[data-invalid]',
].join(', ');

export type SaveParts<Field extends string> = {
  readonly open: OpenWorkspace;
  readonly recordKey: string;
  readonly form: RecordForm<Field>;
  readonly folding: Folding;
  readonly root: RefObject<HTMLElement | null>;
  readonly savedText: string;
};

export type Saving = {
  /** True once the record is saved. Otherwise the first problem gets the focus. */
  readonly save: () => Promise<boolean>;
  readonly isSaving: boolean;
  /** Dismisses the toast of the last save, because something has failed since. */
  readonly dismissSavedToast: () => void;
};

export function useSave<Field extends string>(parts: SaveParts<Field>): Saving {
  const { open, recordKey, form, folding, root, savedText } = parts;
  const { showToast } = useToast();
  const [underWay, setUnderWay] = useState(0);
  const lastToast = useRef<(() => void) | null>(null);

  const showErrors = (fields: readonly Field[]): void => {
    flushSync(() => folding.open(fields.map((field) => form.rules.fields[field].section)));
    focusFirstInvalid(root.current);
  };

  const settle = (outcome: SaveOutcome): boolean => {
    switch (outcome.kind) {
      case 'saved':
        lastToast.current = showToast(savedText);
        return true;
      case 'invalid':
        showErrors(form.checkAll());
        return false;
      case 'clashes':
        focusFirstInvalid(root.current);
        return false;
      case 'refused':
        showErrors(form.showServerErrors(outcome.errors));
        return false;
    }
  };

  const save = async (): Promise<boolean> => {
    const invalid = form.checkAll();
    if (invalid.length > 0) {
      showErrors(invalid);
      // The rest needs no other button.
      open.autoSave.saveNow();
      return false;
    }
    setUnderWay((count) => count + 1);
    try {
      return settle(await open.autoSave.save(recordKey));
    } catch (error) {
      // The queue closes at logout. The changes stay in this browser.
      if (error instanceof QueueClosed) return false;
      throw error;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };

  const dismissSavedToast = useCallback(() => lastToast.current?.(), []);
  return { save, isSaving: underWay > 0, dismissSavedToast };
}

/** Moves the focus to the first element that blocks saving. */
export function focusFirstInvalid(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>(INVALID_FIELDS)?.focus();
}

/** Ctrl+S and ⌘S save the form, unless a dialog is open. */
export function useSaveKey(onSave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSave || event.key.toLowerCase() !== 's') return;
    // Prevents the browser's own dialog, which would save the page.
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) onSave();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

export function useIsDirty<Field extends string>(record: RecordStore<Field>): boolean {
  return useStore(record, record.isDirty);
}
