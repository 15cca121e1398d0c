import { placeLabel } from '@laneway/domain/guides/place-label';
import type { ReactNode } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { Conflicts } from '../forms/conflicts.tsx';
import { RecoveredChanges } from '../forms/recovered-changes.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { GUIDE_RULES } from '../records/guide-values.ts';
import { PLACE_RULES } from '../records/place-values.ts';
import type { RecordStore } from '../records/record-store.ts';
import type { RecordRules } from '../records/values.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

export type RecordNoticesProps = {
  readonly open: OpenWorkspace;
  readonly selectedKey: string;
  readonly onChosen: () => void;
};

/** The restorable and conflicting changes of every record: the walk shows all of them, whichever is selected. */
export function RecordNotices({ open, selectedKey, onChosen }: RecordNoticesProps): ReactNode {
  const { workspace } = open;
  const places = useStore(workspace, (state) => state.places);
  const parts = { open, selectedKey, onChosen };
  return (
    <>
      <Notices
        {...parts}
        record={workspace.guideRecord}
        rules={GUIDE_RULES}
        recordKey={GUIDE_KEY}
        name="the guide"
      />
      {places.map(({ key, place, record }, index) => (
        <Notices
          {...parts}
          key={key}
          record={record}
          rules={PLACE_RULES}
          recordKey={key}
          name={`${index + 1}. ${placeLabel(record.getState().mine.title, place.nameNumber)}`}
        />
      ))}
    </>
  );
}

type NoticesProps<Field extends string> = RecordNoticesProps & {
  readonly recordKey: string;
  readonly name: string;
  readonly record: RecordStore<Field>;
  readonly rules: RecordRules<Field>;
};

function Notices<Field extends string>(props: NoticesProps<Field>) {
  const { open, recordKey, selectedKey, name, record, rules, onChosen } = props;
  const form = useRecordForm(record, rules);
  return (
    <>
      <RecoveredChanges
        open={open}
        recordKey={recordKey}
        form={form}
        of={recordKey === selectedKey ? undefined : name}
      />
      <Conflicts open={open} form={form} onChosen={onChosen} />
    </>
  );
}
