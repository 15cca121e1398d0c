import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import { Button } from '../../../ui/button.tsx';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import formStyles from '../../../ui/forms/form.module.css';
import type { WalkDraft } from '../walk-draft.ts';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './panel.module.css';
import { MODE_CHOICES, SURROUNDINGS_CHOICES } from './panel-words.ts';
import { PlacePanel } from './place-panel.tsx';
import { SwitchField } from './switch-field.tsx';

export type WalkPanelProps = {
  readonly draft: WalkDraft;
  /** Opens the form of the selected place. */
  readonly onEditPlace: () => void;
  readonly onDraw: () => void;
  readonly onFocusHandle: (id: string) => void;
};

const GUIDE = 'guide';

/** The settings of the selected place, or of the whole walk. */
export function WalkPanel({ draft, onEditPlace, onDraw, onFocusHandle }: WalkPanelProps) {
  const { plan, places, names, selectedStop, select } = draft;
  const place = places.find(({ stopId }) => stopId === selectedStop);
  const stop = plan.stops.find(({ id }) => id === selectedStop);
  return (
    <div className={styles.panel}>
      <FieldFrame label="Settings for">
        {(fieldProps) => (
          <select
            {...fieldProps}
            className={formStyles.control}
            value={place === undefined ? GUIDE : String(place.stopId)}
            onChange={({ target: { value } }) => select(value === GUIDE ? null : Number(value))}
          >
            <option value={GUIDE}>The whole walk</option>
            {places.map(({ stopId }) => (
              <option key={stopId} value={stopId}>
                {names.get(stopId)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {place === undefined && <GuidePanel draft={draft} />}
      {place !== undefined && stop !== undefined && (
        <PlacePanel key={place.stopId} {...{ draft, place, stop, onDraw, onFocusHandle }} />
      )}
      {place !== undefined && stop === undefined && (
        <div className={styles.section}>
          <p>This place isn’t on the map yet. Pin it to give it a zone.</p>
          {!draft.isReadOnly && <Button onClick={onEditPlace}>Pin this place</Button>}
        </div>
      )}
    </div>
  );
}

/** The walk settings of the guide. */
function GuidePanel({ draft }: { readonly draft: WalkDraft }) {
  const { plan, settings, isReadOnly, changeSettings } = draft;
  const { mode, loop, surroundings } = plan;
  const change = (part: Partial<WalkSettings>) =>
    changeSettings({ mode, loop, surroundings, ...part });
  return (
    <>
      <section className={styles.section} aria-label="Order">
        <ChoiceGroup
          label="Places start"
          value={mode}
          choices={MODE_CHOICES}
          isReadOnly={isReadOnly}
          onChange={(next) => change({ mode: next })}
        />
        {mode !== 'off' && (
          <SwitchField
            label="It’s a loop"
            hint="It ends where it begins, so people can start anywhere."
            isOn={loop}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ loop: next })}
          />
        )}
      </section>
      <section className={styles.section} aria-label="Surroundings">
        <ChoiceGroup
          label="Surroundings"
          value={surroundings}
          choices={SURROUNDINGS_CHOICES}
          isReadOnly={isReadOnly}
          onChange={(next) => change({ surroundings: next })}
        />
      </section>
      {!isReadOnly && settings !== null && (
        <div className={styles.actions}>
          <Button onClick={() => changeSettings(null)}>Back to the default</Button>
        </div>
      )}
    </>
  );
}
