import type { StepContext } from './step-context.ts';
import type { WalkState } from './walk-state.ts';

/** Notifies a walker who leaves the path or stays away from it, and one who was notified and is back. */
export function noteOffRoute(context: StepContext, state: WalkState): WalkState {
  const { rules, plan } = context;
  const { position, progress, offRoute } = state;
  if (plan.plan.mode !== 'ordered' || state.isFinished) return state;
  if (position === null || progress === null) return state;
  const metres = progress.beside;
  if (metres <= rules.offRouteMetres + position.accuracy) return backOnRoute(context, state);
  const { since, from, toldAt } = offRoute ?? { since: position.t, from: metres, toldAt: null };
  const now = { since, from: Math.min(from, metres), metres, toldAt };
  const away = position.t - since;
  const isTime =
    away >= rules.offRouteSeconds * 1000 &&
    (toldAt === null || position.t - toldAt >= rules.offRouteAgain * 1000);
  const isFarther = metres >= now.from + rules.offRouteGrowth;
  const hasStayed = toldAt === null && away >= rules.offRouteStays * 1000;
  if (!isTime || !(isFarther || hasStayed)) return { ...state, offRoute: now };
  const notice = { what: 'offRoute', metres: Math.round(metres) } as const;
  context.commands.push({ type: 'tell', notice });
  // A walker is notified again only after going even farther.
  return { ...state, offRoute: { ...now, from: metres, toldAt: position.t } };
}

function backOnRoute(context: StepContext, state: WalkState): WalkState {
  if (state.offRoute === null) return state;
  if (state.offRoute.toldAt !== null) {
    context.commands.push({ type: 'tell', notice: { what: 'backOnRoute' } });
  }
  return { ...state, offRoute: null };
}

/** Whether the walker has been off the route too long for it to be a position error. */
export function isOffRoute({ rules }: StepContext, { offRoute, position }: WalkState): boolean {
  if (offRoute === null || position === null) return false;
  return position.t - offRoute.since >= rules.offRouteSeconds * 1000;
}
