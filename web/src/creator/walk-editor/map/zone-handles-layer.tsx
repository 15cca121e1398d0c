import type { Point } from '@laneway/domain/geo/point';
import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import { handlesOf, moveHandle, removeCorner } from '../zones/zone-handles.ts';
import { zoneAfterKey } from '../zones/zone-keys.ts';
import { HandleSet } from './handle-set.ts';

export type ZoneHandlesLayerProps = {
  readonly plan: WalkPlan;
  /** Includes the current drag. */
  readonly zone: TriggerZone;
  /** The zone while a handle is dragged; null once it is dropped. */
  readonly onPreview: (zone: TriggerZone | null) => void;
  /** Consecutive changes with the same group are undone together. */
  readonly onChange: (zone: TriggerZone, group?: string) => void;
  /** The handle to focus, once for each request. */
  readonly focus: { readonly id: string } | null;
};

/** The handles of the selected zone, by pointer and by keys. */
export function ZoneHandlesLayer(props: ZoneHandlesLayerProps) {
  const { plan, zone, onPreview, onChange, focus } = props;
  const { map } = useMapScene();
  const set = useRef<HandleSet | null>(null);
  /** The zone at the start of the drag: an added corner must not be added again with each move. */
  const before = useRef<TriggerZone | null>(null);
  const latest = useRef<TriggerZone | null>(null);

  const drag = useEffectEvent((id: string, to: Point) => {
    before.current ??= zone;
    latest.current = moveHandle(before.current, id, to, plan);
    onPreview(latest.current);
  });
  const drop = useEffectEvent(() => {
    const dropped = latest.current;
    before.current = null;
    latest.current = null;
    onPreview(null);
    if (dropped !== null) onChange(dropped);
  });
  const click = useEffectEvent((id: string) => {
    const handle = handlesOf(zone, plan).find((each) => each.id === id);
    if (handle?.look === 'middle') onChange(moveHandle(zone, id, handle.point, plan));
  });
  const press = useEffectEvent((id: string, event: KeyboardEvent): boolean => {
    const handle = handlesOf(zone, plan).find((each) => each.id === id);
    if (handle === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
    const moved = zoneAfterKey(zone, handle, event, plan);
    if (moved !== null) {
      onChange(moved, `keys on ${id}`);
      return true;
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const shorter = removeCorner(zone, id);
      if (shorter !== null) onChange(shorter);
      return handle.look === 'vertex';
    }
    if (event.key !== 'Enter' && event.key !== ' ') return false;
    click(id);
    return handle.look === 'middle';
  });

  useEffect(() => {
    const handles = new HandleSet(map, {
      onDrag: drag,
      onDragEnd: drop,
      onClick: click,
      onKey: press,
    });
    set.current = handles;
    return () => handles.remove();
  }, [map]);

  useEffect(() => set.current?.show(handlesOf(zone, plan)), [zone, plan]);

  useEffect(() => {
    if (focus !== null) set.current?.focus(focus.id);
  }, [focus]);

  return null;
}
