import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { FaultyFileList, type FaultyFileListProps } from '../verdict/faulty-file-list.tsx';
import styles from './review-page.module.css';

export type ReviewStripsProps = FaultyFileListProps & {
  readonly author: string;
  /** The version that is waiting for a verdict; null where none is. */
  readonly submittedVersion: number | null;
};

/** What a reviewer should know before anything else. */
export function ReviewStrips({ author, submittedVersion, ...files }: ReviewStripsProps) {
  const isOnline = useOnline();
  const [lookedAt, setLookedAt] = useState(submittedVersion);
  const isNew = submittedVersion !== null && submittedVersion !== lookedAt;
  return (
    <div className={styles.strips}>
      {/* Announced as they appear, so the region is there from the start. */}
      <div role="status" className={styles.news}>
        {!isOnline && (
          <p>You’re offline. Keep reading. To save or decide, you’ll need to be back online.</p>
        )}
        {isNew && (
          <p>{author} has submitted this guide again since you opened it. The ticks start over.</p>
        )}
      </div>
      {isNew && <Button onClick={() => setLookedAt(submittedVersion)}>Got it</Button>}
      {files.files.length > 0 && <FaultyFileList {...files} />}
    </div>
  );
}
