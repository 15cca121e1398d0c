import { compassWord } from '@laneway/domain/geo/directions';
import { TRIGGER_LIMITS, type Trigger } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan, WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import { bearingAlong } from '@laneway/domain/walk/zones/zone-outline';

import { NumberField } from './number-field.tsx';
import styles from './panel.module.css';
import { SwitchField } from './switch-field.tsx';

/** Wide enough for the error of a course over a few metres. */
const USUAL_TOLERANCE = 60;

export type DirectionSectionProps = {
  readonly plan: WalkPlan;
  readonly stop: WalkStop;
  readonly direction: Trigger['direction'];
  readonly isReadOnly: boolean;
  readonly onChange: (direction: Trigger['direction'], group?: string) => void;
};

/** Restricts the selected place to one walking direction. */
export function DirectionSection(props: DirectionSectionProps) {
  const { plan, stop, direction, isReadOnly, onChange } = props;
  const alongPath = () =>
    plan.path === null || stop.along === null ? 0 : Math.round(bearingAlong(plan.path, stop.along));
  return (
    <section className={styles.section} aria-label="Direction">
      <SwitchField
        label="Only in one direction"
        hint="For streets that people walk twice."
        isOn={direction !== null}
        isReadOnly={isReadOnly}
        onChange={(isOn) =>
          onChange(isOn ? { bearing: alongPath(), tolerance: USUAL_TOLERANCE } : null)
        }
      />
      {direction !== null && (
        <div className={styles.pair}>
          <NumberField
            label="Heading"
            unit="degrees"
            value={direction.bearing}
            {...TRIGGER_LIMITS.bearing}
            isReadOnly={isReadOnly}
            onChange={(bearing) => onChange({ ...direction, bearing }, 'bearing')}
          />
          <NumberField
            label="Give or take"
            unit="degrees"
            value={direction.tolerance}
            {...TRIGGER_LIMITS.tolerance}
            isReadOnly={isReadOnly}
            onChange={(tolerance) => onChange({ ...direction, tolerance }, 'tolerance')}
          />
          <p className={styles.hint}>
            {`People heading ${compassWord(direction.bearing)}. 0 is north, 90 is east.`}
          </p>
        </div>
      )}
    </section>
  );
}
