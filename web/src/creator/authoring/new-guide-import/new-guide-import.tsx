import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { ImportDialog } from '../../import/import-dialog.tsx';
import type { Workspaces } from '../workspace/workspaces.ts';
import { SavingDialog } from './saving-dialog.tsx';
import { useNewGuideImport } from './use-new-guide-import.ts';

export type NewGuideImportProps = {
  /** The same list while the dialog is open: a new one is read again. */
  readonly files: readonly File[];
  readonly workspaces: Pick<Workspaces, 'open'>;
  readonly onOpen: (guide: RecordRef) => void;
  readonly onClose: () => void;
};

/** Shows what was found in files, makes a guide of it and opens that. */
export function NewGuideImport({ files, workspaces, onOpen, onClose }: NewGuideImportProps) {
  const { step, begin, save, show } = useNewGuideImport(workspaces, onOpen);
  switch (step.kind) {
    case 'choosing':
      return (
        <ImportDialog
          files={files}
          existingPlaces={0}
          canAddPlaces
          isNewGuide
          onImport={(result) => void begin(result)}
          onClose={onClose}
        />
      );
    case 'opening':
      return <p role="status">Starting your guide...</p>;
    case 'saving':
    case 'refused':
      return (
        <SavingDialog
          workspace={step.open.workspace}
          problem={step.kind === 'refused' ? step.text : null}
          onRetry={() => void save(step)}
          onShow={() => show(step.open)}
        />
      );
  }
}
