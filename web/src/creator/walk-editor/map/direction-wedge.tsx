import type { WalkPlan, WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import { centreOfZone } from '@laneway/domain/walk/zones/change-zone';
import { directionWedge } from '@laneway/domain/walk/zones/zone-outline';
import { useMemo } from 'react';
import { PlainShape } from './plain-shape.tsx';
import styles from './walk-map.module.css';

/** In metres: as far as the largest zones, so that it is seen of each. */
const LENGTH = 60;

export type DirectionWedgeProps = {
  readonly plan: WalkPlan;
  readonly zone: WalkStop['zone'];
  readonly direction: NonNullable<WalkStop['direction']>;
};

/** The ways that someone has to be walking for the selected place to start. */
export function DirectionWedge({ plan, zone, direction }: DirectionWedgeProps) {
  const points = useMemo(
    () => directionWedge(centreOfZone(zone, plan), direction, LENGTH),
    [plan, zone, direction],
  );
  return <PlainShape points={points} isClosed weight={2} className={styles.wedge} />;
}
