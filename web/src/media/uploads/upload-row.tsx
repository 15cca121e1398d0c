import { formatSize } from '@laneway/domain/text/sizes';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Uploads } from './create-uploads.ts';
import { losesProgress, percentOf, type UploadItem } from './queue/upload-queue.ts';
import { announcement, statusText } from './queue/upload-texts.ts';
import { UploadIcon } from './upload-icon.tsx';
import styles from './upload-row.module.css';

export type UploadRowProps = {
  readonly item: UploadItem;
  readonly actions: Pick<Uploads, 'pause' | 'resume' | 'retry' | 'remove'>;
  /** Opens the file picker, for an interrupted upload. */
  readonly onChooseAgain: () => void;
};

/** An upload: its progress and its actions. */
export function UploadRow({ item, actions, onChooseAgain }: UploadRowProps) {
  const { fileName, size, mediaKind, state } = item;
  const isFailed = state.kind === 'failed';
  const [asks, setAsks] = useState(false);
  const remove = () => actions.remove(item.id);
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <UploadIcon name={mediaKind ?? 'upload'} />
      </span>
      <div className={styles.file}>
        <p className={styles.name}>{fileName}</p>
        <p className={classNames(styles.status, isFailed && styles.failed)}>
          {/* The size of an unusable file isn't useful. */}
          {!isFailed && `${formatSize(size)} · `}
          {statusText(item)}
        </p>
        <span role="status">
          <VisuallyHidden>{announcement(item)}</VisuallyHidden>
        </span>
        <Progress item={item} />
      </div>
      <div className={styles.actions}>
        <MainAction item={item} actions={actions} onChooseAgain={onChooseAgain} />
        <Button
          onClick={() => (losesProgress(item) ? setAsks(true) : remove())}
          aria-label={`${removeLabel(item)} ${fileName}`}
        >
          {removeLabel(item)}
        </Button>
      </div>
      {asks && losesProgress(item) && (
        <CancelDialog item={item} onCancel={remove} onClose={() => setAsks(false)} />
      )}
    </div>
  );
}

function Progress({ item }: { readonly item: UploadItem }) {
  const { kind } = item.state;
  if (kind === 'checking') return <ProgressBar label={`Checking ${item.fileName}`} />;
  if (kind !== 'uploading' && kind !== 'paused' && kind !== 'waiting') return null;
  return <ProgressBar label={`Uploading ${item.fileName}`} percent={percentOf(item)} />;
}

/** One button in one place in every state, so that it keeps the keyboard's focus. */
function MainAction({ item, actions, onChooseAgain }: UploadRowProps) {
  const action = mainAction(item, actions, onChooseAgain);
  if (action === null) return null;
  return (
    <Button onClick={action.onAct} aria-label={`${action.label} ${item.fileName}`}>
      {action.label}
    </Button>
  );
}

function mainAction(
  { id, state }: UploadItem,
  { pause, resume, retry }: UploadRowProps['actions'],
  onChooseAgain: () => void,
): { readonly label: string; readonly onAct: () => void } | null {
  switch (state.kind) {
    case 'waiting':
    case 'uploading':
      return { label: 'Pause', onAct: () => pause(id) };
    case 'paused':
      return { label: 'Resume', onAct: () => resume(id) };
    case 'interrupted':
      return { label: 'Choose again', onAct: onChooseAgain };
    case 'failed':
      return state.retryLabel === null ? null : { label: state.retryLabel, onAct: () => retry(id) };
    case 'checking':
    case 'ready':
      return null;
  }
}

function removeLabel({ state: { kind } }: UploadItem): string {
  return kind === 'failed' || kind === 'ready' || kind === 'checking' ? 'Dismiss' : 'Cancel';
}

type CancelDialogProps = {
  readonly item: UploadItem;
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

/** Asks before a partial upload is discarded. */
function CancelDialog({ item, onCancel, onClose }: CancelDialogProps) {
  const percent = percentOf(item);
  return (
    <ConfirmDialog
      title="Cancel this upload?"
      text={
        <>
          {percent > 0 ? `${percent}% of ` : 'Part of '}
          <strong>{item.fileName}</strong> is already here. You’d have to start again.
        </>
      }
      confirmLabel="Cancel upload"
      cancelLabel="Keep uploading"
      onConfirm={onCancel}
      onClose={onClose}
    />
  );
}
