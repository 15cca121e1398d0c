import { boundsOfPoints } from '@laneway/domain/geo/bounds';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { fitInView } from '../../../../map/fit-in-view.ts';
import { useMapScene } from '../../../../map/map-context.ts';
import { prefersReducedMotion } from '../../../../map/media-preferences.ts';
import { RoundButton } from '../../../../ui/round-button.tsx';

/** Fits the whole walk into view. */
export function FitWalk({ plan }: { readonly plan: WalkPlan }) {
  const scene = useMapScene();
  const points = [...(plan.path ?? []), ...plan.stops.map(({ marker }) => marker)];
  const bounds = boundsOfPoints(points);
  if (bounds === null) return null;
  const fit = () => fitInView(scene, bounds, { animate: !prefersReducedMotion() });
  return <RoundButton icon="fullscreen" label="Fit the walk" onClick={fit} />;
}
