import type { PendingGuide } from '@laneway/contract/authoring';
import { Dialog } from '../../ui/dialog.tsx';

export type LazyDraftWalkProps = {
  readonly guide: PendingGuide;
  readonly onClose: () => void;
};

export function LazyDraftWalk({ guide, onClose }: LazyDraftWalkProps) {
  return (
    <Dialog title={guide.pg_title} width="wide" onClose={onClose}>
      <p>{guide.pg_description}</p>
    </Dialog>
  );
}
