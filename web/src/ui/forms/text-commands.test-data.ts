import { onTestFinished } from 'vitest';

/** Provides the browser's command for typed text, which the simulated DOM doesn't have. */
export function provideTextCommands(): void {
  document.execCommand = (command, _, text = '') => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return false;
    type(field, command === 'delete' ? '' : text);
    return true;
  };
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });
}

type Tracked = HTMLTextAreaElement & {
  readonly _valueTracker?: { readonly setValue: (value: string) => void };
};

function type(field: Tracked, text: string): void {
  const before = field.value;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  // React ignores values that were set by a script unless its tracker is reset.
  field._valueTracker?.setValue(before);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
