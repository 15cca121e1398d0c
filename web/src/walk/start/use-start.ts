import { distanceMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { RULES } from '@laneway/domain/walk/engine/rules';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { hasLocationPermission } from '../../core/location/location-memory.ts';
import { watchFixes } from '../../core/location/user-position.ts';
import type { WalkStart } from '../use-walk.ts';
import { isPrecise, type PositionState } from './position-check.ts';

export type UseStartParts = {
  readonly plan: WalkPlan;
  readonly onStart: (start: Omit<WalkStart, 'saysNotices'>) => void;
  /** Called in the tap handler of a button, where browsers require it. */
  readonly onTap: () => void;
};

export type UseStart = {
  readonly position: PositionState;
  /** Requests the position; call it from a tap handler. */
  readonly ask: () => void;
  /** True if the walk can be followed, as far as known. */
  readonly canFollow: boolean;
  /** True if the walk starts as soon as the position is known. */
  readonly isAsking: boolean;
  /** The nearest stop; null until the position is known. */
  readonly nearestId: number | null;
  /** The nearest stop, while the visitor is asked whether to start so far from it; otherwise null. */
  readonly far: NearestStop | null;
  readonly begin: (resumes: boolean) => void;
  readonly beginFar: () => void;
  readonly stay: () => void;
  readonly beginByList: (resumes: boolean) => void;
};

/** The pending start, until the position is known or the visitor cancels. */
type PendingStart = { readonly resumes: boolean; readonly isFarAsked: boolean };

/** Starts a walk once the position is known; asks before starting far from every stop. */
export function useStart({ plan, onStart, onTap }: UseStartParts): UseStart {
  const [position, ask] = usePositionCheck();
  const [wish, setWish] = useState<PendingStart | null>(null);
  const nearest = position.kind === 'found' ? nearestStop(plan, position.point) : null;
  const isFar = nearest !== null && nearest.metres > RULES.beginMetres;
  const start = (resumes: boolean) => onStart({ resumes, usesLocation: true, stopId: null });

  const decide = useEffectEvent(() => {
    if (wish === null || wish.isFarAsked) return;
    if (position.kind === 'failed' || (position.kind === 'found' && !isPrecise(position))) {
      setWish(null);
    } else if (position.kind === 'found') {
      if (isFar) setWish({ ...wish, isFarAsked: true });
      else start(wish.resumes);
    }
  });
  useEffect(() => {
    if (wish !== null && position.kind !== 'asking') decide();
  }, [wish, position]);

  return {
    position,
    ask,
    canFollow: position.kind !== 'failed' && (position.kind !== 'found' || isPrecise(position)),
    isAsking: wish !== null && !wish.isFarAsked,
    nearestId: nearest?.stopId ?? null,
    far: wish?.isFarAsked === true ? nearest : null,
    begin: (resumes) => {
      onTap();
      if (position.kind === 'not asked') ask();
      setWish({ resumes, isFarAsked: false });
    },
    beginFar: () => start(wish?.resumes ?? false),
    stay: () => setWish(null),
    beginByList: (resumes) => {
      onTap();
      onStart({ resumes, usesLocation: false, stopId: null });
    },
  };
}

/** Follows the position before a walk. The browser asks for permission only after `ask`, which a tap calls. */
function usePositionCheck(): readonly [PositionState, () => void] {
  const [state, setState] = useState<PositionState>({ kind: 'not asked' });
  const [turn, setTurn] = useState(0);
  const ask = useCallback(() => {
    setState({ kind: 'asking' });
    setTurn((count) => count + 1);
  }, []);

  useEffect(() => {
    if (turn === 0) {
      let isOver = false;
      void hasLocationPermission().then((may) => {
        if (may && !isOver) ask();
      });
      return () => {
        isOver = true;
      };
    }
    return watchFixes(navigator.geolocation, {
      onFix: ({ point, accuracyMetres: accuracy }) => setState({ kind: 'found', point, accuracy }),
      onError: (error) =>
        setState((last) =>
          last.kind === 'found' && error !== 'refused' ? last : { kind: 'failed', error },
        ),
    });
  }, [turn, ask]);

  return [state, ask];
}

export type NearestStop = { readonly stopId: number; readonly metres: number };

/** The stop nearest to a point; null for a walk without stops. */
function nearestStop({ stops }: Pick<WalkPlan, 'stops'>, point: Point): NearestStop | null {
  let nearest: NearestStop | null = null;
  for (const { id: stopId, marker } of stops) {
    const metres = distanceMetres(point, marker);
    if (nearest === null || metres < nearest.metres) nearest = { stopId, metres };
  }
  return nearest;
}
