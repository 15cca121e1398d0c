import { formatSize } from '@laneway/domain/text/sizes';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Download, OfflineGuides, OfflineState, SavedGuide } from '../offline-guides.ts';
import { useOfflineGuides, useOfflineState } from '../use-offline-guides.ts';
import { CheckResult, useCheck } from './flight-mode-check.tsx';
import styles from './saved-guides.module.css';
import {
  announcementOf,
  failureAdvice,
  missingSpace,
  missingText,
  progressOf,
  READY_TEXT,
  savedText,
} from './saved-texts.ts';

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
          // The pressed button is removed then.
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
          {saveText(sizeBytes)}
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

export type DownloadRowProps = {
  readonly title: string;
  readonly sizeBytes: number;
  readonly download: Download;
  readonly offline: OfflineGuides;
  /** The page for freeing space; null on that page itself. */
  readonly onManage: (() => void) | null;
};

/** A guide that is being saved: its progress, or the reason why it stopped and what to do. */
export function DownloadRow({ title, sizeBytes, download, offline, onManage }: DownloadRowProps) {
  const { guideId, state, failure } = download;
  const { percent, text } = progressOf(download);
  const missing = useMissingSpace(offline, failure === 'quota' ? sizeBytes : null);
  return (
    <div className={styles.download}>
      <ProgressBar label={`Saving ${title}`} percent={percent} text={text} />
      <p className={state === 'failed' ? styles.failed : styles.note}>
        {text}
        {failure !== null && `. ${failureAdvice(failure, missing)}`}
      </p>
      {state !== 'failed' && sizeBytes > 0 && (
        <p className={styles.note}>{`${formatSize(sizeBytes)} on this device`}</p>
      )}
      <div className={styles.buttons}>
        {state === 'failed' && failure !== 'network' && (
          <Button aria-label={`Try again: ${title}`} onClick={() => offline.save(guideId)}>
            Try again
          </Button>
        )}
        {failure === 'quota' && onManage !== null && (
          <Button onClick={onManage}>Manage downloads</Button>
        )}
        <Button aria-label={`Cancel download of ${title}`} onClick={() => offline.cancel(guideId)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** The missing bytes; null if there is enough space, and while that is unknown. */
function useMissingSpace(offline: OfflineGuides, sizeBytes: number | null): number | null {
  const [missing, setMissing] = useState<number | null>(null);
  useEffect(() => {
    if (sizeBytes === null) return;
    let isWanted = true;
    offline.usage().then(
      (usage) => isWanted && setMissing(missingSpace(sizeBytes, usage)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [offline, sizeBytes]);
  return missing;
}

export type RemoveDialogProps = {
  readonly title: string;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a saved guide is removed from this device. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title="Remove the saved guide?"
      text={`“${title}” won’t open offline on this device any more. You can save it again whenever you’re online.`}
      confirmLabel="Remove saved guide"
      cancelLabel="Keep it"
      busyText="Removing..."
      onConfirm={onRemove}
      explain={() => 'We couldn’t remove it. Please try again.'}
      onClose={onClose}
    />
  );
}

function saveText(sizeBytes: number): string {
  return sizeBytes > 0 ? `Save offline (${formatSize(sizeBytes)})` : 'Save offline';
}

/** True if someone should decide first: the data may be metered, or the space may not be enough. */
async function mayBeUnwelcome(offline: OfflineGuides, sizeBytes: number): Promise<boolean> {
  if (isDataMetered()) return true;
  try {
    return missingSpace(sizeBytes, await offline.usage()) !== null;
  } catch {
    // A download that doesn't fit says so by itself.
    return false;
  }
}

/** Only some browsers say it; the others count as unmetered. */
function isDataMetered(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly type?: string };
  };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/**
 * The same for a page that is mostly map. One tap starts saving, and a dialog shows its progress, its size and a button
 * to cancel it. The dialog asks first only if that may be unwelcome.
 */
export function SaveOfflineButton({ guide }: Pick<SaveOfflineProps, 'guide'>) {
  const offline = useOfflineGuides();
  const { status, saved, downloads } = useOfflineState();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  if (status === 'unavailable') return null;
  // Reserves the space, so that the title doesn't move.
  if (status === 'opening') return <div className={styles.buttonRoom} />;
  const { g_id: id, g_size_bytes: sizeBytes } = guide;
  const isSaved = saved.has(id);
  const isDownloading = downloads.has(id);
  const press = async () => {
    const isNew = isOnline && !isSaved && !isDownloading;
    if (offline !== null && isNew && !(await mayBeUnwelcome(offline, sizeBytes))) offline.save(id);
    setOpen(true);
  };
  return (
    <>
      <RoundButton
        icon={isSaved ? 'check' : 'download'}
        label={isSaved ? 'Saved offline' : isDownloading ? 'Saving offline' : saveText(sizeBytes)}
        onClick={() => void press()}
      />
      {isOpen && (
        <Dialog title="Save offline" width="narrow" onClose={() => setOpen(false)}>
          <SaveOffline guide={guide} isOpen />
        </Dialog>
      )}
    </>
  );
}
