import { formatSize } from '@laneway/domain/text/sizes';
import type { Guide } from '../../guide/guide-facts.ts';
import type { OfflineState } from '../../offline/offline-guides.ts';
import { missingText, progressOf } from '../../offline/saved-guides/saved-texts.ts';
import type { Check } from './check-row.tsx';

/** Drafts can't be saved. */
export const DRAFT_CHECK: Check = {
  state: 'attention',
  text: 'Drafts can’t be saved. You’ll need a connection.',
};

/** Checks that the guide and the app itself work offline. A walk can start without them. */
export function savedCheck(
  { g_id, g_size_bytes }: Pick<Guide, 'g_id' | 'g_size_bytes'>,
  { status, saved, downloads }: OfflineState,
  /** Null until it is known. */
  isAppStored: boolean | null,
  onSave: () => void,
): Check {
  if (status === 'opening') return { state: 'unknown', text: 'Looking on this device...' };
  if (status === 'unavailable') {
    return {
      state: 'attention',
      text: 'This browser can’t save guides. You’ll need a connection.',
    };
  }
  const download = downloads.get(g_id);
  if (download !== undefined) {
    const { text, percent } = progressOf(download);
    if (download.state !== 'failed') return { state: 'unknown', text: `${text} ${percent}\u00a0%` };
    return { state: 'attention', text, actions: [{ label: 'Try again', onAct: onSave }] };
  }
  const found = saved.get(g_id);
  if (found === undefined) {
    const size = g_size_bytes > 0 ? ` (${formatSize(g_size_bytes)})` : '';
    const text = `You’ll need a connection, unless you save this guide first${size}.`;
    return { state: 'attention', text, actions: [{ label: 'Save offline', onAct: onSave }] };
  }
  const lack = missingText(found);
  if (lack !== null) {
    return {
      state: 'attention',
      text: `Some of it needs a connection. ${lack}.`,
      actions: [{ label: 'Download again', onAct: onSave }],
    };
  }
  if (isAppStored === null) {
    return { state: 'unknown', text: 'The guide is saved. Still saving the app itself...' };
  }
  return isAppStored
    ? { state: 'good', text: 'You’re set. Audio and map work without a connection.' }
    : { state: 'attention', text: 'The guide is saved, but the app isn’t. Reload this page.' };
}
