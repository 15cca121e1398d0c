import { formatSize } from '@laneway/domain/text/sizes';
import { useRef, useState } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OfflineGuides, OfflineState, SavedGuide } from '../offline-guides.ts';
import { useOfflineGuides, useOfflineState } from '../use-offline-guides.ts';
import { DownloadRow } from './download-row.tsx';
import { CheckResult, useCheck } from './flight-mode-check.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './saved-guides.module.css';
import { announcementOf, missingText, READY_TEXT, savedText } from './saved-texts.ts';

export type SaveOfflineProps = {
  readonly guide: {
    readonly g_id: number;
    readonly g_title: string;
    readonly g_size_bytes: number;
  };
  /** True if this person has access to the guide; saved guides show in any case. */
  readonly isOpen: boolean;
};

/**
 * Saves a guide on this device, and shows the progress and the saved state. Renders nothing where nothing can be saved.
 */
export function SaveOffline({ guide, isOpen }: SaveOfflineProps) {
  const offline = useOfflineGuides();
  const state = useOfflineState();
  if (offline === null || state.status !== 'open') return null;
  return <OpenSaveOffline guide={guide} isOpen={isOpen} offline={offline} state={state} />;
}

type OpenProps = SaveOfflineProps & {
  readonly offline: OfflineGuides;
  readonly state: OfflineState;
};

function OpenSaveOffline({ guide, isOpen, offline, state }: OpenProps) {
  const { openPage } = useNavigation();
  const part = useRef<HTMLDivElement>(null);
  const { g_id: id, g_title: title, g_size_bytes: sizeBytes } = guide;
  const saved = state.saved.get(id) ?? null;
  const download = state.downloads.get(id) ?? null;
  if (saved === null && download === null && !isOpen) return null;
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      <VisuallyHidden>
        <span role="status">{announcementOf(download, saved !== null)}</span>
      </VisuallyHidden>
      {saved !== null && (
        <Saved
          saved={saved}
          isDownloading={download !== null}
          offline={offline}
          // The pressed button is gone then.
          onRemoved={() => part.current?.focus()}
        />
      )}
      {download !== null && (
        <DownloadRow
          title={title}
          sizeBytes={sizeBytes}
          download={download}
          offline={offline}
          onManage={() => openPage({ page: 'downloadManager' })}
        />
      )}
      {saved === null && download === null && (
        <SaveButton sizeBytes={sizeBytes} onSave={() => offline.save(id)} />
      )}
    </div>
  );
}

type SaveButtonProps = { readonly sizeBytes: number; readonly onSave: () => void };

function SaveButton({ sizeBytes, onSave }: SaveButtonProps) {
  const isOnline = useOnline();
  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={onSave} disabled={!isOnline}>
          <Icon name="download" />
          Save offline{sizeBytes > 0 && ` (${formatSize(sizeBytes)})`}
        </Button>
      </div>
      <p className={styles.note}>
        {isOnline
          ? 'Opens, plays and shows its map without a connection.'
          : 'You’re offline. Connect to save this guide.'}
      </p>
    </>
  );
}

type SavedProps = {
  readonly saved: SavedGuide;
  readonly isDownloading: boolean;
  readonly offline: OfflineGuides;
  readonly onRemoved: () => void;
};

function Saved({ saved, isDownloading, offline, onRemoved }: SavedProps) {
  const [isRemoving, setRemoving] = useState(false);
  const isOnline = useOnline();
  const { guide, hasUpdate, refusedAt, verified } = saved;
  const { g_id: id, g_title: title } = guide;
  const check = useCheck(offline, saved);
  const missing = missingText(saved);
  return (
    <>
      <p className={styles.state}>
        <Icon name="check" />
        {savedText(saved)}
      </p>
      {verified?.isReady === true && missing === null && (
        <p className={styles.note}>{READY_TEXT}</p>
      )}
      {missing !== null && <p className={styles.lack}>{missing}</p>}
      {hasUpdate && <p className={styles.lack}>Update available</p>}
      {refusedAt !== null && (
        <p className={styles.lack}>
          You don’t have this guide any more. What’s saved stays until you remove it.
        </p>
      )}
      <CheckResult check={check} />
      <div className={styles.buttons}>
        {!isDownloading && refusedAt === null && (hasUpdate || missing !== null) && (
          <Button
            aria-label={`${hasUpdate ? 'Update' : 'Download again'}: ${title}`}
            disabled={!isOnline}
            onClick={() => offline.save(id)}
          >
            {hasUpdate ? 'Update' : 'Download again'}
          </Button>
        )}
        <Button
          aria-label={`Check for flight mode: ${title}`}
          busyText={check.isRunning ? 'Checking...' : undefined}
          onClick={check.run}
        >
          Check for flight mode
        </Button>
        <Button aria-label={`Remove: ${title}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      {isRemoving && (
        <RemoveDialog
          title={title}
          onRemove={() => offline.remove(id).then(onRemoved)}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
