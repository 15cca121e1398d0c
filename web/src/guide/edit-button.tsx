import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Button } from '../ui/button.tsx';
import type { Guide } from './guide-facts.ts';
import { useEditLink } from './use-edit-link.ts';

/** Leads creators from a guide of their own to its editor; nothing for other guides. */
export function EditButton({ guide }: { readonly guide: Guide }) {
  const edit = useEditLink(guide);
  if (edit === null) return null;
  return (
    <Button
      aria-label={edit.isOpening ? undefined : `Edit ${guide.g_title}`}
      busyText={edit.isOpening ? loadingTexts.loading : undefined}
      onClick={edit.open}
    >
      Edit
    </Button>
  );
}
