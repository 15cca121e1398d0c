import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { useOfflineState } from '../use-offline-guides.ts';
import { SaveOffline, type SaveOfflineProps } from './save-offline.tsx';
import styles from './saved-guides.module.css';

/** The same in a dialog, for a page that is mostly map. */
export function SaveOfflineButton({ guide }: Pick<SaveOfflineProps, 'guide'>) {
  const { status, saved } = useOfflineState();
  const [isOpen, setOpen] = useState(false);
  if (status === 'unavailable') return null;
  // Reserves the space, so that the title doesn't move.
  if (status === 'opening') return <div className={styles.buttonRoom} />;
  const isSaved = saved.has(guide.g_id);
  return (
    <>
      <RoundButton
        icon={isSaved ? 'check' : 'download'}
        label={isSaved ? 'Saved offline' : 'Save offline'}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog title="Save offline" width="narrow" onClose={() => setOpen(false)}>
          <SaveOffline guide={guide} isOpen />
        </Dialog>
      )}
    </>
  );
}
