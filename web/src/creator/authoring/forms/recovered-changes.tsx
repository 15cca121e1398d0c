import { useState } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import cards from '../../../ui/forms/conflict-cards.module.css';
import { RecoveredChangesStrip } from '../../../ui/forms/recovered-changes-strip.tsx';
import type { DiffPart } from '../../../ui/forms/word-diff.ts';
import { useLazyModule } from '../../../ui/lazy-component.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { RecordState } from '../records/record-store.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import styles from './compare-dialog.module.css';
import type { RecordForm } from './use-record-form.ts';

export type RecoveredChangesProps<Field extends string> = {
  readonly open: OpenWorkspace;
  readonly recordKey: string;
  readonly form: RecordForm<Field>;
  /** The record's name, shown where its form isn't open. */
  readonly of?: string | undefined;
};

/** Offers to restore unsaved changes from an earlier visit. */
export function RecoveredChanges<Field extends string>(props: RecoveredChangesProps<Field>) {
  const { recovery } = props.open;
  const { offers } = useStore(recovery);
  const keptAt = offers.get(props.recordKey);
  const kept = recovery.offered(props.recordKey);
  if (keptAt === undefined || kept === null) return null;
  return <Offer {...props} keptAt={keptAt} kept={kept as RecordState<Field>} />;
}

type OfferProps<Field extends string> = RecoveredChangesProps<Field> & {
  readonly keptAt: number;
  readonly kept: RecordState<Field>;
};

function Offer<Field extends string>(props: OfferProps<Field>) {
  const { open, recordKey, form, of, keptAt, kept } = props;
  const { recovery } = open;
  const { record } = form;
  const [isComparing, setComparing] = useState(false);
  const { showToast } = useToast();

  const showRestoredToast = (before: RecordState<Field>) =>
    showToast('Your changes are back', {
      label: 'Undo',
      onAct: () => {
        const { mine } = record.getState();
        record.send({ type: 'edited', values: before.mine });
        // Offers a redo, so that an accidental undo doesn't lose stored changes.
        showToast('Your changes are out again', {
          label: 'Redo',
          onAct: () => record.send({ type: 'edited', values: mine }),
        });
      },
    });
  const restore = (): void => {
    const before = record.getState();
    void recovery.restore(recordKey);
    showRestoredToast(before);
  };
  const discard = (): void => {
    const before = record.getState();
    void recovery.discard(recordKey);
    showToast('Changes discarded', {
      label: 'Undo',
      onAct: () => {
        record.send({ type: 'restored', kept });
        showRestoredToast(before);
      },
    });
  };
  return (
    <>
      <RecoveredChangesStrip
        keptAt={new Date(keptAt).toISOString()}
        of={of}
        onRestore={restore}
        onCompare={() => setComparing(true)}
        onDiscard={discard}
      />
      {isComparing && (
        <CompareDialog
          differences={differencesOf(form, kept)}
          onRestore={restore}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

const wordDiff = createLazyModule(
  async () => (await import('../../../ui/forms/word-diff.ts')).diffWords,
);

type CompareDialogProps = {
  readonly differences: readonly Difference[];
  readonly onRestore: () => void;
  readonly onClose: () => void;
};

/** Shows what restoring stored changes would do. */
function CompareDialog({ differences, onRestore, onClose }: CompareDialogProps) {
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
      <p className={styles.eyebrow}>{title}</p>
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

type Difference = {
  readonly label: string;
  readonly now: string;
  readonly kept: string;
};

/** The fields in which stored changes differ from the form, in the form's order. */
function differencesOf<Field extends string>(
  { record, rules }: Pick<RecordForm<Field>, 'record' | 'rules'>,
  { base, mine: kept }: Pick<RecordState<Field>, 'base' | 'mine'>,
): readonly Difference[] {
  const { mine } = record.getState();
  return record.shape.groups
    .filter(
      (group) =>
        group.some((field) => kept[field] !== base[field]) &&
        group.some((field) => kept[field] !== mine[field]),
    )
    .map(([field]) => ({
      label: rules.fields[field].label,
      now: rules.describe(field, mine),
      kept: rules.describe(field, kept),
    }));
}
