import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { AddPlace } from './use-add-place.ts';

/** Says that the guide has to be saved before it takes places, and does both. */
export function SaveFirstDialog({ adding }: { readonly adding: AddPlace }) {
  if (adding.waiting === null) return null;
  return (
    <ConfirmDialog
      title="Save the guide first"
      text={adding.waiting.text}
      kind="main"
      confirmLabel="Save and add the place"
      busyText="Saving..."
      onConfirm={adding.saveAndAdd}
      onClose={adding.cancel}
    />
  );
}
