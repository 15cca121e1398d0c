import { farAwayMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import type { LatLng } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { locationErrorText } from '../../core/location/user-position.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { useMapScene } from '../map-context.ts';
import { prefersReducedMotion } from '../media-preferences.ts';
import type { Pin } from '../pins/pin.ts';
import { isFollowing, type LocateMode, nextMode } from './locate-mode.ts';
import { useFollower } from './use-follower.ts';

/** The timeout for a device's direction. */
const HEADING_TIMEOUT_MS = 2_000;
const NO_HEADING = 'Your device doesn’t say which way you’re facing';

export type Locating = {
  readonly mode: LocateMode;
  /** The distance from the visitor to the nearest pin, while the notice is shown. */
  readonly farMetres: number | null;
  readonly isLookingAhead: boolean;
  readonly isWaitingForHeading: boolean;
  readonly press: () => void;
  readonly goThere: () => void;
  readonly goBack: () => void;
  readonly stay: () => void;
};

/** Moves the map with the visitor, as they choose. */
export function useLocate(pins: readonly Pin[]): Locating {
  const { map } = useMapScene();
  const { state, isOn, toggle, askForHeading } = useUserLocation();
  const { showToast } = useToast();
  const [mode, send] = useReducer(nextMode, 'free');
  const position = state.kind === 'found' ? state.position : null;
  const point = position?.point ?? null;
  const headingDegrees = mode === 'heading' ? (position?.headingDegrees ?? null) : null;

  const arrive = useEffectEvent((at: Point) => {
    send(metresFrom(pins, at) === null ? 'found near' : 'found far');
  });
  useEffect(() => {
    if (mode === 'finding' && point !== null) arrive(point);
  }, [mode, point]);
  useEffect(() => {
    if (mode !== 'free' && !isOn) send('lost');
  }, [mode, isOn]);

  const target = isFollowing(mode) && point !== null ? { point, headingDegrees } : null;
  useFollower(target, pins, () => send('moved'));

  const isWaitingForHeading = mode === 'heading' && headingDegrees === null;
  const giveUpHeading = useEffectEvent(() => {
    send('no heading');
    showToast(NO_HEADING);
  });
  useEffect(() => {
    if (!isWaitingForHeading) return;
    const timer = setTimeout(() => giveUpHeading(), HEADING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaitingForHeading]);

  const viewBefore = useRef<{ readonly centre: LatLng; readonly zoom: number } | null>(null);
  const rememberView = () => {
    viewBefore.current = { centre: map.getCenter(), zoom: map.getZoom() };
  };

  return {
    mode,
    farMetres: useFarMetres(mode, point, pins),
    isLookingAhead: headingDegrees !== null,
    isWaitingForHeading,
    press: () => {
      if (!isOn) toggle();
      if (position === null) {
        // Only while seeking: after an error, the visitor already sees a message.
        if (state.kind === 'seeking') showToast(locationErrorText('timeout'));
        send('pressed unfound');
        return;
      }
      if (mode === 'following' && position.headingDegrees === null) askForHeading();
      if (mode === 'far') rememberView();
      send(metresFrom(pins, position.point) === null ? 'pressed near' : 'pressed far');
    },
    goThere: () => {
      rememberView();
      send('chose to go there');
    },
    goBack: () => {
      send('chose to return');
      if (viewBefore.current === null) return;
      const { centre, zoom } = viewBefore.current;
      map.setView(centre, zoom, { animate: !prefersReducedMotion() });
    },
    stay: () => send('chose to return'),
  };
}

function useFarMetres(mode: LocateMode, visitor: Point | null, pins: readonly Pin[]) {
  const isDistanceShown = mode === 'far' || isFollowing(mode);
  return useMemo(
    () => (isDistanceShown && visitor !== null ? metresFrom(pins, visitor) : null),
    [isDistanceShown, visitor, pins],
  );
}

function metresFrom(pins: readonly Pin[], visitor: Point): number | null {
  return farAwayMetres(
    visitor,
    pins.map(({ point }) => point),
  );
}
