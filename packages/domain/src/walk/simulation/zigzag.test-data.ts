import type { Point } from '../../geo/point.ts';
import { localFrame } from '../plan/local-frame.ts';
import { measurePath, spotAlong } from '../plan/measured-path.ts';
import { DEFAULT_TRIGGER } from '../plan/trigger.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { DEFAULT_WALK_SETTINGS, type WalkSettings } from '../plan/walk-settings.ts';

const CORNER: Point = { lat: -37.8136, lng: 144.9631 };
const STREET_METRES = 170;
const AUDIO_SECONDS = 40;

export type Zigzag = Partial<WalkSettings> & {
  readonly stops?: number;
  readonly spacing?: number;
  readonly radius?: number;
};

/** A walk through a grid of streets, alternately to the east and to the north, with stops at a regular spacing. */
export function zigzagPlan({
  stops = 12,
  spacing = 120,
  radius = 30,
  ...settings
}: Zigzag = {}): WalkPlan {
  const frame = localFrame(CORNER);
  const length = (stops + 0.5) * spacing;
  const corners = Array.from({ length: Math.ceil(length / STREET_METRES) + 1 }, (_, at) =>
    frame.toPoint({ x: Math.ceil(at / 2) * STREET_METRES, y: Math.floor(at / 2) * STREET_METRES }),
  );
  const streets = measurePath(frame, corners);
  const path = [...corners.slice(0, -1), frame.toPoint(spotAlong(streets, length))];
  const measured = measurePath(frame, path);
  return {
    ...DEFAULT_WALK_SETTINGS,
    ...settings,
    guideId: 1,
    path,
    stops: Array.from({ length: stops }, (_, at) => {
      const along = (at + 1) * spacing;
      const marker = frame.toPoint(spotAlong(measured, along));
      return {
        ...DEFAULT_TRIGGER,
        id: 101 + at,
        marker,
        zone: { kind: 'circle', centre: marker, radius },
        along,
        hasAudio: true,
        audioSeconds: AUDIO_SECONDS,
      };
    }),
  };
}
