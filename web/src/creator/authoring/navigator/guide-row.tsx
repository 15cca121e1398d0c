import { useStore } from '../../../core/use-store.ts';
import { useIsDirty } from '../forms/use-is-dirty.ts';
import { guideFaults } from '../records/guide-values.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import styles from './navigator.module.css';
import { isFaulty } from './place-marks.ts';
import { RowMarks } from './row-marks.tsx';

export type GuideRowProps = {
  readonly workspace: Workspace;
  readonly isSelected: boolean;
  readonly hasNote: boolean;
  readonly hasFailed: boolean;
  readonly onOpen: () => void;
};

/** The guide itself, above its places. */
export function GuideRow({ workspace, isSelected, hasNote, hasFailed, onOpen }: GuideRowProps) {
  const record = workspace.guideRecord;
  const isDirty = useIsDirty(record);
  const isWrong = useStore(record, (state) => isFaulty(state, guideFaults));
  return (
    <button
      type="button"
      className={styles.guide}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={styles.name}>Guide</span>
      <RowMarks isDirty={isDirty} isFaulty={isWrong || hasFailed} hasNote={hasNote} />
    </button>
  );
}
