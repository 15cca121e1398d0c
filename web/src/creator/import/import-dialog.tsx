import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ALL_ROOM, collectFindings, type Findings, type ShapesRoom } from './findings.ts';
import type { ImportResult } from './import-choice.ts';
import { ImportChoices } from './import-choices.tsx';
import styles from './import-dialog.module.css';
import { readFiles } from './read-files.ts';

export type ImportDialogProps = {
  /** Keep the same array while the dialog is open, because a new one is read again. */
  readonly files: readonly File[];
  readonly existingPlaces: number;
  readonly canAddPlaces: boolean;
  /** True when a new guide is created from the files. */
  readonly isNewGuide?: boolean;
  /** The points and characters that the guide's path and boundary can still take; by default those of an empty guide. */
  readonly room?: ShapesRoom;
  readonly onImport: (result: ImportResult) => void;
  readonly onClose: () => void;
};

/** Shows the content of files before any of it is added to a guide. */
export function ImportDialog(props: ImportDialogProps) {
  const { files, isNewGuide = false, room = ALL_ROOM, onClose, ...rest } = props;
  const findings = useFindings(files, room);
  return (
    <Dialog
      title={isNewGuide ? 'Start a guide' : 'Add to this guide'}
      width="narrow"
      onClose={onClose}
    >
      {findings === null ? (
        <>
          <p role="status">{files.length === 1 ? 'Reading the file...' : 'Reading the files...'}</p>
          <div className={styles.buttons}>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </>
      ) : (
        <ImportChoices {...rest} findings={findings} isNewGuide={isNewGuide} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Null while the files are read. */
function useFindings(files: readonly File[], room: ShapesRoom): Findings | null {
  const [findings, setFindings] = useState<Findings | null>(null);
  const { path, boundary, points } = room;
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const found = collectFindings(await readFiles(files, new DOMParser()), {
        path,
        boundary,
        points,
      });
      if (isWanted) setFindings(found);
    };
    setFindings(null);
    void read();
    return () => {
      isWanted = false;
    };
  }, [files, path, boundary, points]);
  return findings;
}
