import { useState } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { RecoveredChangesStrip } from '../../../ui/forms/recovered-changes-strip.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { RecordState } from '../records/record-store.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { differencesOf } from './differences.ts';
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
