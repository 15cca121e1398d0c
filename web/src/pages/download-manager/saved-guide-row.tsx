import { formatDate } from '@laneway/domain/text/dates';
import { formatSize } from '@laneway/domain/text/sizes';
import { useState } from 'react';
import { GuideRow } from '../../guides/guide-row.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import type { OfflineGuides, SavedGuide, Verification } from '../../offline/offline-guides.ts';
import { RemoveDialog } from '../../saved-guides/remove-dialog.tsx';
import {
  checkedText,
  lackText,
  READY_TEXT,
  verificationGaps,
} from '../../saved-guides/saved-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './download-manager.module.css';

export type SavedGuideRowProps = {
  readonly saved: SavedGuide;
  readonly isDownloading: boolean;
  readonly offline: OfflineGuides;
};

/** A saved guide: what it takes, whether it is complete, and what can be done with it. */
export function SavedGuideRow({ saved, isDownloading, offline }: SavedGuideRowProps) {
  const { openGuide } = useNavigation();
  const isOnline = useOnline();
  const [isRemoving, setRemoving] = useState(false);
  const { guide, hasUpdate, refusedAt, sizeBytes, downloadDate } = saved;
  const { g_id: id, g_title: title } = guide;
  const check = useCheck(offline, saved);
  const lack = lackText(saved);
  const isIncomplete = lack !== null || check.gaps.length > 0;
  const mayDownload = !isDownloading && refusedAt === null && (hasUpdate || isIncomplete);
  return (
    <li className={styles.saved}>
      <GuideRow
        guide={guide}
        facts={`${formatSize(sizeBytes)} · Saved ${formatDate(downloadDate)}`}
        onPick={() => openGuide(id, 'open')}
      >
        <span className={styles.chips}>
          {check.isReady && !isIncomplete && <Chip tone="done">{READY_TEXT}</Chip>}
          {lack !== null && <Chip tone="waiting">{lack}</Chip>}
          {hasUpdate && <Chip tone="turn">Update available</Chip>}
          {refusedAt !== null && <Chip tone="outline">No longer yours</Chip>}
        </span>
      </GuideRow>
      <CheckResult check={check} />
      <div className={styles.buttons}>
        {mayDownload && (
          <Button
            aria-label={`${hasUpdate ? 'Update' : 'Download again'}: ${title}`}
            disabled={!isOnline}
            onClick={() => offline.save(id)}
          >
            {hasUpdate ? 'Update' : 'Download again'}
          </Button>
        )}
        <Button
          aria-label={`Check ${title}`}
          busyText={check.isRunning ? 'Checking...' : undefined}
          onClick={check.run}
        >
          Check
        </Button>
        <Button aria-label={`Remove ${title}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      {isRemoving && (
        <RemoveDialog
          title={title}
          onRemove={() => offline.remove(id)}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

type Check = {
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly isReady: boolean;
  /** When it was last checked; null if it never was. */
  readonly at: string | null;
  readonly gaps: readonly string[];
  readonly run: () => void;
};

/** Reads every file of the guide again, when asked to. */
function useCheck(offline: OfflineGuides, { guide, verified }: SavedGuide): Check {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [found, setFound] = useState<Verification | null>(null);
  // A download since then has changed what was found.
  const current = found !== null && verified?.at === found.at ? found : null;
  return {
    isRunning: state === 'running',
    hasFailed: state === 'failed',
    isReady: verified?.isReady ?? false,
    at: verified?.at ?? null,
    gaps: current === null ? [] : verificationGaps(current),
    run: () => {
      setState('running');
      offline.verify(guide.g_id).then(
        (next) => {
          setFound(next);
          setState('idle');
        },
        () => setState('failed'),
      );
    },
  };
}

function CheckResult({ check: { at, gaps, hasFailed, isReady } }: { readonly check: Check }) {
  return (
    <div role="status" className={styles.check}>
      {hasFailed && <p className={styles.lack}>We couldn’t check this guide. Please try again.</p>}
      {gaps.map((gap) => (
        <p key={gap} className={styles.lack}>
          {gap}
        </p>
      ))}
      {at !== null && gaps.length === 0 && !isReady && (
        <p className={styles.lack}>Not ready for flight mode. Check again to see why.</p>
      )}
      {at !== null && <p className={styles.note}>{checkedText({ at })}</p>}
    </div>
  );
}
