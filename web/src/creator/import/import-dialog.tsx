import { countPoints } from '@laneway/domain/guides/guide-size';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import {
  ALL_ROOM,
  collectFindings,
  type ExistingPlace,
  type Findings,
  type ShapesRoom,
} from './findings.ts';
import { type ExistingPath, type ImportResult, NO_PATH } from './import-choice.ts';
import { ImportChoices } from './import-choices.tsx';
import styles from './import-dialog.module.css';
import { type FileRead, readFiles } from './read-files.ts';

const NONE = (): readonly ExistingPlace[] => [];

export type ImportDialogProps = {
  /** Keep the same array while the dialog is open, because a new one is read again. */
  readonly files: readonly File[];
  readonly existingPlaces: number;
  readonly canAddPlaces: boolean;
  /** True when a new guide is created from the files. */
  readonly isNewGuide?: boolean;
  /** The places of the guide, read when the dialog opens. */
  readonly listExisting?: () => readonly ExistingPlace[];
  /** The points and characters that the guide's path and boundary can still take; by default those of an empty guide. */
  readonly room?: ShapesRoom;
  /** The path that is there already; the dialog asks what happens to it. */
  readonly path?: ExistingPath;
  readonly onImport: (result: ImportResult) => void;
  readonly onClose: () => void;
};

/** Shows the content of files before any of it is added to a guide. */
export function ImportDialog(props: ImportDialogProps) {
  const { files, isNewGuide = false, room = ALL_ROOM, path = NO_PATH, ...others } = props;
  const { listExisting = NONE, onClose, ...rest } = others;
  const read = useFileReads(files);
  const [existing] = useState(listExisting);
  const findings = useFindings(read, room, existing);
  const replacing = useFindings(read, roomWithout(path.text, room), existing);
  return (
    <Dialog
      title={isNewGuide ? 'Start a guide' : 'Add to this guide'}
      width="narrow"
      onClose={onClose}
    >
      {findings === null || replacing === null ? (
        <>
          <p role="status">{files.length === 1 ? 'Reading the file...' : 'Reading the files...'}</p>
          <div className={styles.buttons}>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </>
      ) : (
        <ImportChoices
          {...rest}
          findings={findings}
          replacing={path.text.trim() === '' ? null : replacing}
          path={path}
          isNewGuide={isNewGuide}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** Null while the files are read. */
function useFileReads(files: readonly File[]): readonly FileRead[] | null {
  const [read, setRead] = useState<readonly FileRead[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const readAll = async () => {
      const done = await readFiles(files, new DOMParser());
      if (isWanted) setRead(done);
    };
    setRead(null);
    void readAll();
    return () => {
      isWanted = false;
    };
  }, [files]);
  return read;
}

function useFindings(
  read: readonly FileRead[] | null,
  room: ShapesRoom,
  existing: readonly ExistingPlace[],
): Findings | null {
  const { path, boundary, points } = room;
  return useMemo(
    () => (read === null ? null : collectFindings(read, { path, boundary, points }, existing)),
    [read, path, boundary, points, existing],
  );
}

/** The room if this path is replaced. */
function roomWithout(path: string, room: ShapesRoom): ShapesRoom {
  return { ...room, path: room.path + path.length, points: room.points + countPoints(path) };
}
