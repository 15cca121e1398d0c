import { formatDistance } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { RULES } from '@laneway/domain/walk/engine/rules';
import { type LocationError, locationErrorText } from '../../core/location/user-position.ts';
import { APPROXIMATE_METRES } from '../walk-snapshot.ts';
import type { Check } from './check-row.tsx';

export type PositionState =
  | { readonly kind: 'not asked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly point: Point; readonly accuracy: number }
  | { readonly kind: 'failed'; readonly error: LocationError };

/** True if the position is accurate enough for a walk. */
export function isPrecise(
  state: PositionState,
): state is Extract<PositionState, { readonly kind: 'found' }> {
  return state.kind === 'found' && state.accuracy <= APPROXIMATE_METRES;
}

export function positionCheck(state: PositionState, onAsk: () => void): Check {
  switch (state.kind) {
    case 'not asked':
      return {
        state: 'unknown',
        text: 'Places start by themselves when you get there. Your position stays on this phone.',
        actions: [{ label: 'Find me', onAct: onAsk }],
      };
    case 'asking':
      return { state: 'unknown', text: 'Finding you...' };
    case 'failed':
      return {
        state: 'attention',
        text: locationErrorText(state.error),
        actions: state.error === 'unsupported' ? [] : [{ label: 'Try again', onAct: onAsk }],
      };
    case 'found':
      return foundCheck(state.accuracy);
  }
}

function foundCheck(accuracy: number): Check {
  if (accuracy > APPROXIMATE_METRES) {
    return {
      state: 'attention',
      text: 'We only know your neighbourhood. Turn on precise location for this site, then reload.',
    };
  }
  const within = `Found you, within ${formatDistance(accuracy)}.`;
  return accuracy > RULES.fixAccuracy
    ? { state: 'attention', text: `${within} It gets better outdoors.` }
    : { state: 'good', text: within };
}
