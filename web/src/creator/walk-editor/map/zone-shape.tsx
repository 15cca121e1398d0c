import type { TriggerKind, TriggerStart, TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { memo, useEffect, useEffectEvent } from 'react';
import { LayerGroup } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './walk-map.module.css';
import { groundLayer, spineLayers } from './zone-layers.ts';

export type ZoneShapeProps = {
  readonly plan: WalkPlan;
  readonly zone: TriggerZone;
  readonly kind: TriggerKind;
  readonly start: TriggerStart;
  readonly isSelected: boolean;
  /** Whether a tap selects it. */
  readonly isTappable: boolean;
  readonly onTap: () => void;
};

/** One zone on the map. */
export const ZoneShape = memo(function ZoneShape(props: ZoneShapeProps) {
  const { plan, zone, kind, start, isSelected, isTappable, onTap } = props;
  const { map } = useMapScene();
  const tap = useEffectEvent(onTap);

  useEffect(() => {
    const look = classNames(
      styles.zone,
      styles[kind],
      start === 'never' && styles.never,
      isSelected && styles.selectedZone,
    );
    const ground = groundLayer(zone, plan, {
      className: zone.kind === 'stretch' ? `${look} ${styles.corridor}` : look,
      weight: isSelected ? 3 : 2,
      interactive: isTappable,
      bubblingMouseEvents: false,
    });
    ground.on('click', () => tap());
    const spine = spineLayers(zone, plan, {
      className: classNames(styles.spine, isSelected && styles.selectedZone),
      weight: isSelected ? 9 : 7,
      interactive: false,
    });
    const group = new LayerGroup([ground, ...spine]);
    group.addTo(map);
    return () => {
      group.remove();
    };
  }, [map, plan, zone, kind, start, isSelected, isTappable]);

  return null;
});
