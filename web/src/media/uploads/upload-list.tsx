import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Uploads } from './create-uploads.ts';
import type { UploadQueue } from './queue/upload-queue.ts';
import styles from './upload-list.module.css';
import { UploadRow } from './upload-row.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

export type UploadListProps = {
  readonly label: string;
  readonly queue: UploadQueue;
  readonly uploads: Uploads;
  readonly onChooseAgain: () => void;
};

/** The uploads under way. */
export function UploadList({ label, queue, uploads, onChooseAgain }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null);
  useRestoreFocus(list);
  const finished = queue.filter(({ state }) => state.kind === 'ready' || state.kind === 'failed');
  const clearFinished = () => {
    for (const { id } of finished) uploads.remove(id);
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label} className={styles.list}>
        {queue.map((item) => (
          <li key={item.id} className={styles.item}>
            <UploadRow item={item} actions={uploads} onChooseAgain={onChooseAgain} />
          </li>
        ))}
      </ul>
      {finished.length > 1 && (
        <div>
          <Button onClick={clearFinished}>Clear finished uploads</Button>
        </div>
      )}
    </>
  );
}
