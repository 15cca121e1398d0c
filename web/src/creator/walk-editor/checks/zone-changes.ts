import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { Suggestions } from './check-steps.ts';

export type ZoneChange = { readonly stopId: number; readonly zone: TriggerZone };

/** The suggested zones: the current ones with another size. */
export function zoneChanges(plan: WalkPlan, suggestions: Suggestions): readonly ZoneChange[] {
  return suggestions.flatMap(({ stopId, radius }) => {
    const zone = plan.stops.find(({ id }) => id === stopId)?.zone;
    return zone?.kind === 'circle' ? [{ stopId, zone: { ...zone, radius } }] : [];
  });
}
