import { distanceMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { RULES } from '@laneway/domain/walk/engine/rules';
import {
  type StopDistance,
  type WalkBeginning,
  whereToBegin,
} from '@laneway/domain/walk/engine/where-to-begin';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { hasLocationPermission } from '../../core/location/location-memory.ts';
import type { LocationError } from '../../core/location/user-position.ts';
import { watchFixes } from '../../core/location/watch-fixes.ts';
import type { WalkStart } from '../use-walk.ts';
import { isPrecise, type PositionState } from './position-check.ts';

export type UseStartParts = {
  readonly plan: WalkPlan;
  /** Where a walk that was interrupted goes on; null if there is none. */
  readonly resumeStopId: number | null;
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
  /** The stop to begin at, or to join at; null until the position is known. */
  readonly likelyStopId: number | null;
  /** Asked before the walk starts; null if nothing is asked. */
  readonly question: StartQuestion | null;
  readonly begin: (resumes: boolean) => void;
  /** Answers the question: begins, at this stop if the question was where. */
  readonly beginAt: (stopId: number | null) => void;
  readonly stay: () => void;
  readonly beginByList: (resumes: boolean) => void;
};

/** The question whether to start so far from the stop that comes first, goes on or is nearest, or where to start. */
export type StartQuestion =
  | {
      readonly what: 'far';
      readonly stop: StopDistance;
      readonly because: 'first' | 'resumes' | 'nearest';
    }
  | { readonly what: 'where'; readonly first: StopDistance; readonly nearest: StopDistance };

/** The first positions of a phone may be off by hundreds of metres; a question about distances waits for better ones. */
const EXACT_METRES = 60;
const MAX_WAIT_MS = 5_000;

/** The pending start, until the position is known well enough and the question, if there is one, is answered. */
type PendingStart = {
  readonly resumes: boolean;
  readonly isWaitingForExact: boolean;
  readonly question: StartQuestion | null;
};

/** Starts a walk once the position is known; asks before starting far from every stop, or from the first. */
export function useStart({ plan, resumeStopId, onStart, onTap }: UseStartParts): UseStart {
  const [position, ask] = usePositionCheck();
  const [wish, setWish] = useState<PendingStart | null>(null);
  const beginning = position.kind === 'found' ? whereToBegin(plan, position.point) : null;
  const start = (resumes: boolean, stopId: number | null) => {
    // In any order there is no first stop to choose, and a resumed walk has one.
    const isChosen = plan.mode === 'ordered' && !resumes;
    onStart({ resumes, usesLocation: true, stopId: isChosen ? stopId : null });
  };

  const decide = useEffectEvent((isTimeUp: boolean) => {
    if (wish === null || wish.question !== null) return;
    // Any other failure may pass, and an inexact position get better: the tap isn't forgotten.
    if (position.kind === 'failed' && isFinal(position.error)) setWish(null);
    else if (isPrecise(position)) {
      const question = questionAt(plan, position.point, wish.resumes ? resumeStopId : null);
      if (question === null) start(wish.resumes, likelyStop(beginning)?.stopId ?? null);
      else if (isTimeUp || position.accuracy <= EXACT_METRES) setWish({ ...wish, question });
      else if (!wish.isWaitingForExact) setWish({ ...wish, isWaitingForExact: true });
    }
  });
  useEffect(() => {
    if (wish !== null && position.kind !== 'asking') decide(false);
  }, [wish, position]);
  const isWaiting = wish?.isWaitingForExact ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => decide(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    position,
    ask,
    canFollow: position.kind !== 'failed' && (position.kind !== 'found' || isPrecise(position)),
    isAsking: wish !== null && wish.question === null,
    likelyStopId: likelyStop(beginning)?.stopId ?? null,
    question: wish?.question ?? null,
    begin: (resumes) => {
      onTap();
      if (position.kind === 'not asked') ask();
      setWish({ resumes, isWaitingForExact: false, question: null });
    },
    beginAt: (stopId) => start(wish?.resumes ?? false, stopId),
    stay: () => setWish(null),
    beginByList: (resumes) => {
      onTap();
      onStart({ resumes, usesLocation: false, stopId: null });
    },
  };
}

function isFinal(error: LocationError): boolean {
  return error === 'refused' || error === 'unsupported';
}

/** The stop at which the walk begins or, if the walker decides that, the nearest. */
function likelyStop(beginning: WalkBeginning | null): StopDistance | null {
  if (beginning === null) return null;
  return beginning.kind === 'at' ? beginning.stop : beginning.nearest;
}

/**
 * A resumed walk goes on at a stop that is known. Between two stops that one may be far, which is no reason to ask; only
 * someone who is far from all of them is told where it is.
 */
function questionAt(
  plan: WalkPlan,
  point: Point,
  resumeStopId: number | null,
): StartQuestion | null {
  const beginning = whereToBegin(plan, point);
  if (beginning === null) return null;
  const resumed = plan.stops.find(({ id }) => id === resumeStopId);
  if (resumed !== undefined) {
    const nearest = Math.min(...plan.stops.map(({ marker }) => distanceMetres(point, marker)));
    const stop = { stopId: resumed.id, metres: distanceMetres(point, resumed.marker) };
    return isFar(nearest) ? { what: 'far', stop, because: 'resumes' } : null;
  }
  if (beginning.kind === 'ask') {
    return { what: 'where', first: beginning.first, nearest: beginning.nearest };
  }
  const because = plan.mode === 'ordered' ? 'first' : 'nearest';
  const { stop } = beginning;
  return isFar(stop.metres) ? { what: 'far', stop, because } : null;
}

function isFar(metres: number): boolean {
  return metres > RULES.beginMetres;
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
