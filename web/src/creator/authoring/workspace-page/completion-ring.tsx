import {
  completionOf,
  MINIMUM_COMPLETION,
  missingForSubmission,
  missingText,
} from '@laneway/domain/workflow/completion';
import { useStore } from '../../../core/use-store.ts';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import type { Workspace } from '../workspace/create-workspace.ts';
import styles from './workspace-header.module.css';

/** How complete the guide is, and what it lacks before it can be submitted. */
export function CompletionRing({ workspace }: { readonly workspace: Workspace }) {
  const { guideRecord } = workspace;
  const percent = useStore(guideRecord, ({ mine }) => completionOf(mine));
  const missing = useStore(guideRecord, ({ mine }) => missingText(missingForSubmission(mine)));
  return (
    <>
      <ProgressRing percent={percent} target={MINIMUM_COMPLETION} label="Complete" />
      {missing !== null && <p className={styles.missing}>{missing}</p>}
    </>
  );
}
