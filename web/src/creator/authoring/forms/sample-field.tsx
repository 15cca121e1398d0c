import { placeStatus } from '@laneway/domain/guides/editable-place';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import formStyles from '../../../ui/forms/form.module.css';
import { TICKED } from '../records/place-values.ts';
import { subscribeToRecords, type Workspace } from '../workspace/create-workspace.ts';
import { QueueClosed } from '../workspace/save-queue.ts';

type Choice = { readonly key: string; readonly name: string; readonly isSample: boolean };

/** The places that may be the sample. The first ticked one is it, as for the server. */
function useChoices(workspace: Workspace): readonly Choice[] {
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  // Compared as text, so that other changes of a place cause no render.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(choicesOf(workspace)));
  return useMemo(() => JSON.parse(text) as Choice[], [text]);
}

function choicesOf({ getState }: Workspace): readonly Choice[] {
  return getState()
    .places.filter(({ place }) => placeStatus(place) !== 'withdrawn')
    .map(({ key, place, record }) => {
      const { title, isSample } = record.getState().mine;
      return { key, name: placeLabel(title, place.nameNumber), isSample: isSample === TICKED };
    });
}

/** Ticks one place and no other, and saves the places that this changes. */
async function pick({ getState, save }: Workspace, picked: string): Promise<void> {
  const changed = getState().places.filter(({ key, record }) => {
    const isSample = key === picked ? TICKED : '';
    if (record.getState().mine.isSample === isSample) return false;
    record.send({ type: 'edited', values: { isSample } });
    return true;
  });
  try {
    for (const { key } of changed) await save(key);
  } catch (error) {
    // The queue closes at logout. The changes stay in this browser.
    if (!(error instanceof QueueClosed)) throw error;
  }
}

export type SampleFieldProps = { readonly workspace: Workspace; readonly isReadOnly: boolean };

/** The place that everyone may try before buying. It is stored with the places. */
export function SampleField({ workspace, isReadOnly }: SampleFieldProps) {
  const choices = useChoices(workspace);
  return (
    <FieldFrame
      label="Free sample"
      hint="One place that everyone can read and hear before they buy."
      error={undefined}
    >
      {(fieldProps) => (
        <select
          {...fieldProps}
          name="sample"
          className={formStyles.control}
          value={choices.find(({ isSample }) => isSample)?.key ?? ''}
          disabled={isReadOnly}
          onChange={(event) => void pick(workspace, event.target.value)}
        >
          <option value="">None</option>
          {choices.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The name of the sample, for the closed section. */
export function SampleSummary({ workspace }: Pick<SampleFieldProps, 'workspace'>) {
  return useChoices(workspace).find(({ isSample }) => isSample)?.name ?? 'None';
}
