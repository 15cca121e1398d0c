import { flushSync } from 'react-dom';
import { useStore } from '../../../core/use-store.ts';
import { ConflictCards, type ConflictChoice } from '../../../ui/forms/conflict-cards.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Values } from '../records/values.ts';
import { changerWords } from '../workspace/changer.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import type { RecordForm } from './use-record-form.ts';

export type ConflictsProps<Field extends string> = {
  readonly open: OpenWorkspace;
  readonly form: RecordForm<Field>;
  /** Moves the focus to the next step, because the pressed button is removed. */
  readonly onChosen: () => void;
};

/** Conflicting changes from here and elsewhere, to choose from. */
export function Conflicts<Field extends string>({ open, form, onChosen }: ConflictsProps<Field>) {
  const { record, rules } = form;
  const { showToast } = useToast();
  const hasClashes = useStore(record, ({ clashes }) => clashes.length > 0);
  // Follows every edit only while there is a conflict, because only then are both versions shown.
  const state = useStore(record, (current) => (hasClashes ? current : null));
  const changer = useStore(open.workspace, ({ changedBy }) => changedBy);
  const words = changerWords(changer);
  if (state === null) return null;
  const { mine, base, clashes, taken } = state;

  const choose = (field: Field, side: ConflictChoice): void => {
    const before = mine;
    // The next step is found on the page, which must have changed by then.
    flushSync(() => record.send({ type: 'chosen', field, side }));
    onChosen();
    if (side === 'mine') return;
    showToast(`Using ${words.version}`, {
      label: 'Undo',
      onAct: () => record.send({ type: 'edited', values: groupOf(form, field, before) }),
    });
  };

  return (
    <div data-clashes>
      <ConflictCards
        who={words.subject}
        clashes={clashes.map((field) => ({
          field,
          label: rules.fields[field].label,
          mine: rules.describe(field, mine),
          theirs: rules.describe(field, base),
        }))}
        merged={taken.map((field) => rules.fields[field].label)}
        onChoose={(field, side) => choose(field as Field, side)}
      />
    </div>
  );
}

/** The values of all fields in a field's group. A conflict names a group by its first field. */
function groupOf<Field extends string>(
  { record }: RecordForm<Field>,
  field: Field,
  values: Values<Field>,
): Partial<Values<Field>> {
  const group = record.shape.groups.find(([first]) => first === field) ?? [field];
  return Object.fromEntries(group.map((each) => [each, values[each]])) as Partial<Values<Field>>;
}
