import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { FaultyFile } from './faulty-files.ts';
import styles from './verdict.module.css';

export type FaultyFileListProps = {
  readonly files: readonly FaultyFile[];
  /** Opens the item that a file belongs to. */
  readonly onOpen: (placeId: number | null) => void;
  /** Reloads the guide: a scan may have finished. */
  readonly onCheck: () => Promise<unknown>;
};

/** The files that block publishing, with their items. */
export function FaultyFileList({ files, onOpen, onCheck }: FaultyFileListProps) {
  const [isChecking, setIsChecking] = useState(false);
  const check = async () => {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
  };
  return (
    <section aria-label="Files to fix" className={styles.files}>
      <p className={styles.lead}>{faultyFilesText(files.length)}</p>
      <ul className={styles.lines}>
        {files.map(({ key, placeId, where, fileName, reason }) => (
          <li key={key} className={styles.line}>
            <button type="button" className={styles.where} onClick={() => onOpen(placeId)}>
              {where}
              {fileName !== '' && ` “${fileName}”`}
            </button>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <Button busyText={isChecking ? loadingTexts.loading : undefined} onClick={() => void check()}>
        Check again
      </Button>
    </section>
  );
}

function faultyFilesText(count: number): string {
  return count === 1
    ? 'You can’t publish this guide yet because of a file.'
    : `You can’t publish this guide yet because of ${count} files.`;
}
