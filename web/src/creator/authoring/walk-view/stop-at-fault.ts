/**
 * Moves to the first field that says something else than what would be saved, because it can't be saved; false if there
 * is none.
 */
export function stopAtFault(root: HTMLElement | null): boolean {
  const fields = [...(root?.querySelectorAll('input') ?? [])];
  const [wrong] = fields.filter((field) => !field.checkValidity() || isMarkedWrong(field));
  if (wrong === undefined) return false;
  const fold = wrong.closest('details');
  if (fold !== null) fold.open = true;
  wrong.focus();
  return true;
}

function isMarkedWrong(field: HTMLInputElement): boolean {
  return field.getAttribute('aria-invalid') === 'true';
}
