import { useId, useState, useSyncExternalStore } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Download, OfflineState } from '../../offline/offline-guides.ts';
import {
  followOfflineSetting,
  isOfflineEnabled,
  setOfflineEnabled,
} from '../../offline/offline-setting.ts';
import { KeepDialog } from '../../offline/saved-guides/keep-dialog.tsx';
import { failureAdvice, totalProgress } from '../../offline/saved-guides/saved-texts.ts';
import { useOfflineGuides, useOfflineState } from '../../offline/use-offline-guides.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import styles from './account-actions.module.css';

export type OfflineRowProps = {
  /** The person's guides; empty while unknown. */
  readonly ownedIds: readonly number[];
};

/** Saves the person's guides on this device, and those they get later. */
export function OfflineRow({ ownedIds }: OfflineRowProps) {
  const { openPage } = useNavigation();
  const offline = useOfflineGuides();
  const state = useOfflineState();
  const [isAsking, setAsking] = useState(false);
  const isEnabled = useSyncExternalStore(followOfflineSetting, isOfflineEnabled, () => false);
  const about = useId();

  const choose = (next: boolean) => {
    if (!next && state.saved.size > 0) return setAsking(true);
    setOfflineEnabled(next);
    if (!next) return;
    // Includes those that were removed one by one: this is a new choice for all of them.
    for (const id of ownedIds) if (!state.saved.has(id)) offline?.save(id);
  };
  const switchOff = async (keep: boolean): Promise<void> => {
    setOfflineEnabled(false);
    if (keep) return;
    for (const id of state.saved.keys()) await offline?.remove(id);
  };

  return (
    <div className={styles.offline}>
      <label className={styles.row}>
        <Icon name="phone" />
        <span className={styles.label}>Save for offline use on this device</span>
        <input
          type="checkbox"
          className={styles.box}
          checked={isEnabled}
          disabled={state.status === 'unavailable'}
          aria-describedby={about}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      </label>
      <p id={about} className={styles.about}>
        {aboutText(state.status)}
      </p>
      {isEnabled && state.status === 'open' && (
        <OfflineProgress
          guideIds={ownedIds}
          state={state}
          onManage={() => openPage({ page: 'downloadManager' })}
        />
      )}
      {isAsking && (
        <KeepDialog
          text="New guides won’t be saved by themselves any more."
          keepLabel="Keep saved guides"
          removeLabel="Remove saved guides"
          onChoose={switchOff}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function aboutText(status: OfflineState['status']): string {
  return status === 'unavailable'
    ? 'This browser can’t save guides. Leave private browsing, or use another browser.'
    : 'Your guides open, play and show their maps without a connection.';
}

type OfflineProgressProps = {
  readonly guideIds: readonly number[];
  readonly state: OfflineState;
  readonly onManage: () => void;
};

/** The number of saved guides, and what blocks the rest. */
function OfflineProgress({ guideIds, state, onManage }: OfflineProgressProps) {
  const { done, total, percent } = totalProgress(guideIds, state.saved, state.downloads);
  const failed = failureOf([...state.downloads.values()]);
  if (total === 0 && failed === null) return null;
  const isBusy = done < total;
  const text = `${done} of ${total} guides saved`;
  return (
    <div className={styles.progress}>
      {isBusy && <ProgressBar label="Saving your guides" percent={percent} text={text} />}
      {total > 0 && <p role="status">{text}</p>}
      {failed !== null && (
        <>
          <p className={styles.failed}>Download failed. {failureAdvice(failed, null)}</p>
          {failed === 'quota' && <Button onClick={onManage}>Manage downloads</Button>}
        </>
      )}
    </div>
  );
}

/** The first failure that needs the user, otherwise the first. */
function failureOf(downloads: readonly Download[]): Download['failure'] {
  const failures = downloads.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  return failures.find((failure) => failure !== 'network') ?? failures[0] ?? null;
}
