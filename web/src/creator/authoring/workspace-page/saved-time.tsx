import { useStore } from '../../../core/use-store.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import styles from './workspace-header.module.css';

/** The time of the last save from here. */
export function SavedTime({ workspace }: { readonly workspace: Workspace }) {
  const savedAt = useStore(workspace, (state) => state.savedAt);
  const queue = useStore(workspace.queue);
  return <p className={styles.time}>{textOf(savedAt, queue === 'saving')}</p>;
}

function textOf(savedAt: number | null, isSaving: boolean): string {
  if (isSaving) return 'Saving...';
  return savedAt === null ? '' : `Saved ${timeText(savedAt)}`;
}

/** '10:42 am', by the clock of this device. */
export function timeText(time: number): string {
  return new Date(time).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
}
