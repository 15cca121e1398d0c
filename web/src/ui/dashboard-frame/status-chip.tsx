import { type ContentStatus, STATUS_NAMES } from '@laneway/domain/statuses';
import { Chip, type ChipTone } from '../chip.tsx';

const TONES: Readonly<Record<ContentStatus, ChipTone>> = {
  draft: 'plain',
  submitted: 'waiting',
  needs_revision: 'turn',
  approved: 'waiting',
  rejected: 'danger',
  withdrawn: 'outline',
  published: 'done',
};

/** The status of a guide or a place. */
export function StatusChip({ status }: { readonly status: ContentStatus }) {
  return <Chip tone={TONES[status]}>{STATUS_NAMES[status]}</Chip>;
}
