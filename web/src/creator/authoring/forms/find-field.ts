/** The field of a form with this name. The rich-text editor isn't a form control, so its name is in a data attribute. */
export function findField(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`);
}

/** The name of a field; null for anything else. */
export function fieldNameOf(element: Element | null): string | null {
  return element?.getAttribute('name') ?? element?.getAttribute('data-name') ?? null;
}

/** The button that saves a form. Others have shortcuts too, such as Bold. */
export function findSaveButton(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+S"]');
}
