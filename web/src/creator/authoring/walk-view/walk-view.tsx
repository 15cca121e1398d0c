import { type ReactNode, useEffect, useRef } from 'react';
import { Callout } from '../../../ui/callout.tsx';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import { WalkPage } from '../../walk-editor/walk-page.tsx';
import { findSaveButton } from '../forms/find-field.ts';
import { useSaveKey } from '../forms/use-save.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { RecordNotices } from './record-notices.tsx';
import { useSaveWalk, type WalkSaving } from './use-save-walk.ts';
import { useWalkDraft } from './use-walk-draft.ts';
import styles from './walk-view.module.css';

export type WalkViewProps = {
  readonly open: OpenWorkspace;
  /** The guide or place whose settings are shown. */
  readonly selectedKey: string;
  readonly isReadOnly: boolean;
  /** True if places may be moved. */
  readonly mayArrange: boolean;
  readonly onSelect: (key: string) => void;
  /** Opens the form of a record. */
  readonly onEdit: (key: string) => void;
};

/** The walk of an open guide: all its zones and triggers. */
export function WalkView(props: WalkViewProps) {
  const { open, selectedKey, isReadOnly, mayArrange, onSelect, onEdit } = props;
  const { workspace, autoSave } = open;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => autoSave.saveNow, [autoSave]);
  const draft = useWalkDraft({ workspace, selectedKey, onSelect, isReadOnly, mayArrange });
  return (
    <div ref={root} className={styles.view}>
      {!isReadOnly && (
        <div className={styles.notices}>
          <RecordNotices
            open={open}
            selectedKey={selectedKey}
            onChosen={() => focusNext(root.current)}
          />
        </div>
      )}
      <WalkPage draft={draft} onEditPlace={() => onEdit(selectedKey)} />
      {!isReadOnly && (
        <ViewEnd open={open} onEdit={onEdit} stop={() => focusFirstInvalid(root.current)} />
      )}
    </div>
  );
}

type ViewEndProps = Pick<WalkViewProps, 'open' | 'onEdit'> & {
  /** Focuses the first field that has to be fixed; false if there is none. */
  readonly stop: () => boolean;
};

/** A separate component, because it renders whenever the state of saving changes. */
function ViewEnd({ open, onEdit, stop }: ViewEndProps): ReactNode {
  const saving = useSaveWalk(open);
  const save = () => {
    if (!stop()) void saving.save();
  };
  useSaveKey(save);
  return (
    <div className={styles.end}>
      <InvalidRecord saving={saving} onEdit={onEdit} />
      <SaveBar state={saving.state} onSave={save} onRetry={save} />
    </div>
  );
}

/** Leads to the form with invalid values, where they can be fixed. */
function InvalidRecord({
  saving,
  onEdit,
}: { readonly saving: WalkSaving } & Pick<ViewEndProps, 'onEdit'>) {
  const { invalidKey } = saving;
  if (invalidKey === null) return null;
  return (
    <Callout
      tone="error"
      text="Something in this form needs fixing before we can save."
      action={{ label: 'Open the form', onAct: () => onEdit(invalidKey) }}
    />
  );
}

/** The next choice, or the save button once all are made. */
function focusNext(root: HTMLElement | null): void {
  const next = root?.querySelector<HTMLElement>('[data-clashes] input');
  (next ?? (root && findSaveButton(root)))?.focus();
}

/** Focuses the first invalid field; false if there is none. */
function focusFirstInvalid(root: HTMLElement | null): boolean {
  const fields = [...(root?.querySelectorAll('input') ?? [])];
  const [wrong] = fields.filter((field) => !field.checkValidity() || isMarkedWrong(field));
  if (wrong === undefined) return false;
  const fold = wrong.closest('details');
  if (fold !== null) fold.open = true;
  wrong.focus();
  return true;
}

function isMarkedWrong(field: HTMLInputElement): boolean {
  return field.getAttribute('aria-invalid') === 'true';
}
