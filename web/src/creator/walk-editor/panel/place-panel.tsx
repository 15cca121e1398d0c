import { DEFAULT_TRIGGER, TRIGGER_LIMITS, type Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import { Disclosure } from '../../map-editor/text/disclosure.tsx';
import type { WalkPlace } from '../walk-content.ts';
import type { WalkDraft } from '../walk-draft.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { DirectionSection } from './direction-section.tsx';
import { NumberField } from './number-field.tsx';
import styles from './panel.module.css';
import { KIND_CHOICES, START_CHOICES } from './panel-words.ts';
import { SwitchField } from './switch-field.tsx';
import { ZoneSection } from './zone-section.tsx';

export type PlacePanelProps = {
  readonly draft: WalkDraft;
  readonly place: WalkPlace;
  readonly stop: WalkStop;
  readonly onDraw: () => void;
  readonly onFocusHandle: (id: string) => void;
};

/** The trigger of the selected place. */
export function PlacePanel({ draft, place, stop, onDraw, onFocusHandle }: PlacePanelProps) {
  const { plan, isReadOnly } = draft;
  const trigger = place.trigger ?? DEFAULT_TRIGGER;
  const change = (part: Partial<Trigger>, group?: string) =>
    draft.changeTrigger(
      place.stopId,
      { ...trigger, ...part },
      group === undefined ? undefined : `${group} of ${place.stopId}`,
    );
  const { kind, once, priority, dwell, start, direction } = trigger;
  return (
    <>
      <ZoneSection
        plan={plan}
        stop={stop}
        boundary={place.boundary}
        isDefault={trigger.zone === null}
        isReadOnly={isReadOnly}
        onChange={(zone, group) => change({ zone }, group)}
        onDraw={onDraw}
        onFocusHandle={onFocusHandle}
      />
      <section className={styles.section} aria-label="Start">
        <ChoiceGroup
          label="Starts"
          value={start}
          choices={START_CHOICES}
          isReadOnly={isReadOnly}
          onChange={(next) => change({ start: next })}
        />
      </section>
      <DirectionSection
        plan={plan}
        stop={stop}
        direction={direction}
        isReadOnly={isReadOnly}
        onChange={(next, group) => change({ direction: next }, group)}
      />
      <Disclosure title="More">
        <div className={styles.more}>
          <ChoiceGroup
            label="What it is"
            value={kind}
            choices={KIND_CHOICES}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ kind: next })}
          />
          <SwitchField
            label="Only once per walk"
            hint="Off, it starts again when people come back."
            isOn={once}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ once: next })}
          />
          <NumberField
            label="Waiting time"
            hint="How long people are in the zone before it starts."
            unit="seconds"
            value={dwell}
            {...TRIGGER_LIMITS.dwell}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ dwell: next }, 'dwell')}
          />
          <NumberField
            label="Priority"
            hint="Where several could start, the highest goes first."
            unit=""
            value={priority}
            {...TRIGGER_LIMITS.priority}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ priority: next }, 'priority')}
          />
        </div>
      </Disclosure>
    </>
  );
}
