import type { ReactNode } from 'react';
import { Conflicts } from '../forms/conflicts.tsx';
import { GUIDE_RULES } from '../forms/guide-rules.ts';
import { KeptWorkOffer } from '../forms/kept-work.tsx';
import { PLACE_RULES } from '../forms/place-rules.ts';
import type { RecordRules } from '../forms/record-rules.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useWorkspaceState } from '../forms/use-workspace-state.ts';
import type { RecordStore } from '../records/record-store.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

export type RecordNoticesProps = {
  readonly open: OpenWorkspace;
  /** Of what is selected: what an earlier visit left there is offered back. */
  readonly selectedKey: string;
  readonly onChosen: () => void;
};

/** What was left behind of the selected record, and what was changed here and elsewhere in any of them. */
export function RecordNotices({ open, selectedKey, onChosen }: RecordNoticesProps): ReactNode {
  const { workspace } = open;
  const places = useWorkspaceState(workspace, (state) => state.places);
  const parts = { open, selectedKey, onChosen };
  return (
    <>
      <Notices
        {...parts}
        record={workspace.guideRecord}
        rules={GUIDE_RULES}
        recordKey={GUIDE_KEY}
      />
      {places.map(({ key, record }) => (
        <Notices {...parts} key={key} record={record} rules={PLACE_RULES} recordKey={key} />
      ))}
    </>
  );
}

type NoticesProps<Field extends string> = RecordNoticesProps & {
  readonly recordKey: string;
  readonly record: RecordStore<Field>;
  readonly rules: RecordRules<Field>;
};

function Notices<Field extends string>(props: NoticesProps<Field>) {
  const { open, recordKey, selectedKey, record, rules, onChosen } = props;
  const form = useRecordForm(record, rules);
  return (
    <>
      {recordKey === selectedKey && <KeptWorkOffer open={open} recordKey={recordKey} form={form} />}
      <Conflicts open={open} form={form} onChosen={onChosen} />
    </>
  );
}
