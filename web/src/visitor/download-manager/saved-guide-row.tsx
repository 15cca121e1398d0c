import { formatDate } from '@laneway/domain/text/dates';
import { formatSize } from '@laneway/domain/text/sizes';
import { useState } from 'react';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { GuideRow } from '../../guide/guide-row.tsx';
import type { OfflineGuides, SavedGuide } from '../../offline/offline-guides.ts';
import { CheckResult, useCheck } from '../../offline/saved-guides/flight-mode-check.tsx';
import { RemoveDialog } from '../../offline/saved-guides/save-offline.tsx';
import { missingText, READY_TEXT } from '../../offline/saved-guides/saved-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './download-manager.module.css';

export type SavedGuideRowProps = {
  readonly saved: SavedGuide;
  readonly isDownloading: boolean;
  readonly offline: OfflineGuides;
};

/** A saved guide: its size, completeness and actions. */
export function SavedGuideRow({ saved, isDownloading, offline }: SavedGuideRowProps) {
  const { openGuide } = useNavigation();
  const isOnline = useOnline();
  const [isRemoving, setRemoving] = useState(false);
  const { guide, hasUpdate, refusedAt, sizeBytes, downloadDate } = saved;
  const { g_id: id, g_title: title } = guide;
  const check = useCheck(offline, saved);
  const lack = missingText(saved);
  const isIncomplete = lack !== null || check.isRepairable;
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
