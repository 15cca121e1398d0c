import { GUIDE_RULES } from '../forms/guide-rules.ts';
import { PLACE_RULES } from '../forms/place-rules.ts';
import type { FieldFacts } from '../forms/record-rules.ts';

/** What can take the focus in a section whose fields have no names, such as one for uploads. */
const CONTROLS = 'input:not([type="hidden"]), textarea, select, button:not([aria-expanded])';

const FIELDS: Readonly<Record<string, FieldFacts>> = {
  ...PLACE_RULES.fields,
  ...GUIDE_RULES.fields,
};

/**
 * Focuses a field of a form as soon as it is there: its code may still be loading. Opens the section around it. Returns
 * how to stop waiting.
 */
export function focusField(root: HTMLElement, field: string): () => void {
  const tryToFocus = (): boolean => {
    const section = root.querySelector<HTMLElement>(`[data-section="${FIELDS[field]?.section}"]`);
    section?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
    const control =
      root.querySelector<HTMLElement>(`[name="${field}"]`) ??
      section?.querySelector<HTMLElement>(CONTROLS);
    if (!control) return false;
    control.focus();
    control.scrollIntoView({ block: 'center' });
    return true;
  };
  const observer = new MutationObserver(() => {
    if (tryToFocus()) observer.disconnect();
  });
  if (!tryToFocus()) observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
