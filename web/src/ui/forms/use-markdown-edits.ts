import { type KeyboardEvent, type RefObject, useState } from 'react';
import { insertTextIntoField } from 'text-field-edit';
import { applyEdit, type Selected, type TextEdit } from './markdown-edits.ts';
import { continueLines } from './markdown-lines.ts';
import { toolForKey } from './markdown-tools.ts';

type MarkdownEditsOptions = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly maxLength: number;
  /** Called for edits that couldn't be made in the field itself, which reports all others. */
  readonly onChange: (value: string) => void;
};

const TOO_LONG = 'There’s no room for that. Shorten the text first.';

/** Edits of a Markdown field by buttons and keys. */
export function useMarkdownEdits({ field, maxLength, onChange }: MarkdownEditsOptions) {
  const [problem, setProblem] = useState<string | null>(null);

  const make = (editOf: (selected: Selected) => TextEdit) => {
    if (field.current === null) return;
    const selected = selectedIn(field.current);
    const edit = editOf(selected);
    // The browser would truncate the text.
    const isTooLong = applyEdit(selected, edit).text.length > maxLength;
    setProblem(isTooLong ? TOO_LONG : null);
    if (isTooLong) return;
    const unmade = editField(field.current, edit);
    if (unmade !== null) onChange(unmade);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Input methods use Enter to choose a character.
    if (event.nativeEvent.isComposing) return;
    const edit = editForKey(event, selectedIn(event.currentTarget));
    if (edit === null) return;
    event.preventDefault();
    make(() => edit);
  };

  return { problem, clearProblem: () => setProblem(null), make, onKeyDown };
}

function editForKey(event: KeyboardEvent, selected: Selected): TextEdit | null {
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === 'Enter' && isPlain) return continueLines(selected);
  return toolForKey(event)?.edit(selected) ?? null;
}

function selectedIn(field: HTMLTextAreaElement): Selected {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/**
 * Makes an edit as if it had been typed, so that the browser's undo works. Returns the text if that wasn't possible, as
 * in a hidden field, and null otherwise.
 */
function editField(field: HTMLTextAreaElement, edit: TextEdit): string | null {
  const wanted = applyEdit(selectedIn(field), edit).text;
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  if (document.activeElement !== field) return wanted;
  field.setSelectionRange(edit.from, edit.to);
  insertTextIntoField(field, edit.insert);
  field.setSelectionRange(edit.start, edit.end);
  // The focus isn't moved back from another field.
  if (isField(focused)) focused.focus({ preventScroll: true });
  return field.value === wanted ? null : wanted;
}

function isField(element: Element | null): element is HTMLElement {
  return element?.matches('input, textarea, select, [contenteditable]') ?? false;
}
