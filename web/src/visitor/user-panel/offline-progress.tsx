import type { Download, OfflineState } from '../../offline/offline-guides.ts';
import { ProgressBar } from '../../offline/saved-guides/progress-bar.tsx';
import { failureAdvice, totalProgress } from '../../offline/saved-guides/saved-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account-actions.module.css';

export type OfflineProgressProps = {
  readonly guideIds: readonly number[];
  readonly state: OfflineState;
  readonly onManage: () => void;
};

/** How many of the person's guides are saved, and what is in the way of the rest. */
export function OfflineProgress({ guideIds, state, onManage }: OfflineProgressProps) {
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

/** The first one that someone has to do something about, else the first. */
function failureOf(downloads: readonly Download[]): Download['failure'] {
  const failures = downloads.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  return failures.find((failure) => failure !== 'network') ?? failures[0] ?? null;
}
