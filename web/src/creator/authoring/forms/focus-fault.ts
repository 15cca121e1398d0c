/** What has to be dealt with before a form can be saved: a choice between two versions, or a fault. */
const FAULTS = [
  '[data-clashes] input',
  // A search that found nothing keeps nothing from being saved.
  '[aria-invalid="true"]:not([enterkeyhint="search"])',
  '[data-fault]',
].join(', ');

/** Moves the focus to the first thing that keeps the form from being saved. */
export function focusFirstFault(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>(FAULTS)?.focus();
}
