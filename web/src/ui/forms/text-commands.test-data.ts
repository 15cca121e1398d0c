import { onTestFinished } from 'vitest';

/** The browser's command for typed text, for the DOM of the tests, which has none. */
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
  // React takes what a script has set for its own doing, and would not listen.
  field._valueTracker?.setValue(before);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
