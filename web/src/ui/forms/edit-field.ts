import { insertTextIntoField } from 'text-field-edit';
import { applyEdit, type Selected, type TextEdit } from './markdown-edits.ts';

export function selectedIn(field: HTMLTextAreaElement): Selected {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/**
 * Makes an edit as if it had been typed, so that the browser's undo takes it back. Returns the text
 * if that wasn't possible, as in a field that isn't shown, and null otherwise.
 */
export function editField(field: HTMLTextAreaElement, edit: TextEdit): string | null {
  const wanted = applyEdit(selectedIn(field), edit).text;
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  if (document.activeElement !== field) return wanted;
  field.setSelectionRange(edit.from, edit.to);
  insertTextIntoField(field, edit.insert);
  field.setSelectionRange(edit.start, edit.end);
  // Someone who has moved on to another field is not called back.
  if (isField(focused)) focused.focus({ preventScroll: true });
  return field.value === wanted ? null : wanted;
}

function isField(element: Element | null): element is HTMLElement {
  return element?.matches('input, textarea, select, [contenteditable]') ?? false;
}
