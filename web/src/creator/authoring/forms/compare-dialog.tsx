import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import cards from '../../../ui/forms/conflict-cards.module.css';
import type { DiffPart } from '../../../ui/forms/word-diff.ts';
import { useLazyModule } from '../../../ui/lazy-component.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import styles from './compare-dialog.module.css';
import type { Difference } from './differences.ts';

const wordDiff = createLazyModule(
  async () => (await import('../../../ui/forms/word-diff.ts')).diffWords,
);

export type CompareDialogProps = {
  readonly differences: readonly Difference[];
  readonly onRestore: () => void;
  readonly onClose: () => void;
};

/** Shows what restoring stored changes would do. */
export function CompareDialog({ differences, onRestore, onClose }: CompareDialogProps) {
  const diff = useLazyModule(wordDiff);
  return (
    <Dialog title="Compare your changes" width="wide" onClose={onClose}>
      <div className={styles.content}>
        {differences.length === 0 && <p>They’re the same as what’s here now.</p>}
        {differences.map(({ label, now, kept }) => {
          const parts = diff.kind === 'loaded' ? diff.code(kept, now) : null;
          return (
            <section key={label} className={styles.difference} aria-label={label}>
              <h3 className={styles.label}>{label}</h3>
              <Side title="Now" text={now} parts={parts?.theirs} />
              <Side title="Your changes" text={kept} parts={parts?.mine} />
            </section>
          );
        })}
        <div className={styles.buttons}>
          <Button kind="main" onClick={onRestore}>
            Restore
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </div>
      </div>
    </Dialog>
  );
}

type SideProps = {
  readonly title: string;
  readonly text: string;
  readonly parts: readonly DiffPart[] | undefined;
};

function Side({ title, text, parts = [{ text, isDifferent: false }] }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.over}>{title}</p>
      <p className={cards.value}>
        {text === '' ? (
          <em className={styles.empty}>Empty</em>
        ) : (
          parts.map((part, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
            part.isDifferent ? <mark key={index}>{part.text}</mark> : part.text,
          )
        )}
      </p>
    </div>
  );
}
