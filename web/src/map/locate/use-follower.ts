import { useEffect, useEffectEvent, useRef } from 'react';
import { useMapScene } from '../map-context.ts';
import type { FollowTarget } from './follow-target.ts';
import { createFollower, type Follower } from './follower.ts';

/** Goes to the target and keeps it in the free part of the map, while there is one. */
export function useFollower(target: FollowTarget | null, onMoved: () => void): void {
  const { map, insets } = useMapScene();
  const follower = useRef<Follower | null>(null);
  const readInsets = useEffectEvent(() => insets);
  const reportMoved = useEffectEvent(onMoved);
  const go = useEffectEvent(() => {
    if (target !== null) follower.current?.goTo(target);
  });

  const isOn = target !== null;
  useEffect(() => {
    if (!isOn) return;
    const created = createFollower({
      map,
      insets: () => readInsets(),
      onMoved: () => reportMoved(),
    });
    follower.current = created;
    go();
    return () => {
      created.stop();
      follower.current = null;
    };
  }, [map, isOn]);

  const { lat, lng } = target?.point ?? NOWHERE;
  const headingDegrees = target?.headingDegrees ?? null;
  useEffect(() => {
    if (Number.isNaN(lat) || Number.isNaN(lng)) return;
    follower.current?.keep({ point: { lat, lng }, headingDegrees });
  }, [lat, lng, headingDegrees]);
}

const NOWHERE = { lat: Number.NaN, lng: Number.NaN };
