import type { LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet';
import type { Insets } from '../insets.ts';
import { prefersReducedMotion } from '../media-preferences.ts';
import { centreFor, type FollowTarget } from './follow-target.ts';

/** Beyond this, the map jumps, because so long an animation is disorienting. */
const MAX_ANIMATED_PX = 3_000;

/** A map that moves with every small turn of a hand is hard to read. */
const MIN_MOVE_PX = 6;

export type FollowerParts = {
  readonly map: LeafletMap;
  readonly insets: () => Insets;
  /** The zoom for showing a target. */
  readonly arrivalZoom: (target: FollowTarget) => number;
  /** Called when something else moved the map away. */
  readonly onMoved: () => void;
};

export type Follower = {
  /** Moves to the target, at a suitable zoom. */
  readonly goTo: (target: FollowTarget) => void;
  /** Follows the target. */
  readonly keep: (target: FollowTarget) => void;
  readonly stop: () => void;
};

/** Keeps a target in the free part of a map. Zooming doesn't end that, but moving the map elsewhere does. */
export function createFollower({ map, insets, arrivalZoom, onMoved }: FollowerParts): Follower {
  let target: FollowTarget | null = null;
  let isOurs = false;
  let isZooming = false;
  let isArriving = false;

  /** False if the map is already there. */
  const move = (zoom: number, mayAnimate: boolean): boolean => {
    if (target === null) return false;
    const centre = centreFor(map, insets(), target, zoom);
    const distance = map.project(centre, zoom).distanceTo(map.project(map.getCenter(), zoom));
    if (zoom === map.getZoom() && distance < MIN_MOVE_PX) return false;
    isOurs = true;
    map.setView(centre, zoom, {
      animate: mayAnimate && distance < MAX_ANIMATED_PX && !prefersReducedMotion(),
    });
    isOurs = false;
    return true;
  };
  const isTargetVisible = () =>
    target !== null && map.getBounds().contains([target.point.lat, target.point.lng]);
  /** Leaflet ignores a move during a zoom, so the one that has ended may not be ours. */
  const arrive = () => {
    isArriving = false;
    if (target !== null) move(arrivalZoom(target), false);
  };

  const handlers: LeafletEventHandlerFnMap = {
    dragstart: () => onMoved(),
    // A zoom fires this before its own move event.
    zoomstart: () => {
      isZooming = true;
    },
    movestart: () => {
      if (!isOurs && !isZooming) onMoved();
    },
    zoomend: () => {
      isZooming = false;
      if (isArriving) arrive();
      else if (isTargetVisible()) move(map.getZoom(), true);
      else onMoved();
    },
    moveend: () => {
      if (isArriving && !isZooming) arrive();
    },
  };
  map.on(handlers);

  return {
    goTo: (next) => {
      target = next;
      isArriving = true;
      if (!move(arrivalZoom(next), true)) isArriving = false;
    },
    keep: (next) => {
      if (isSameTarget(next, target)) return;
      target = next;
      if (!isZooming && !isArriving) move(map.getZoom(), true);
    },
    stop: () => {
      map.off(handlers);
    },
  };
}

function isSameTarget(one: FollowTarget, other: FollowTarget | null): boolean {
  return (
    one.point.lat === other?.point.lat &&
    one.point.lng === other.point.lng &&
    one.headingDegrees === other.headingDegrees
  );
}
