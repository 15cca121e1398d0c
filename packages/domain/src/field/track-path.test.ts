import { describe, expect, it } from 'vitest';
import { parseShapes } from '../geo/shapes-text.ts';
import type { Fix } from './fix.ts';
import { addFix, EMPTY_TRACK, type Track } from './track.ts';
import { printTrack } from './track-path.ts';

/** A walk around a park: no two steps in the same direction. */
function around(steps: number, radius = 0.002): Track {
  const fixes = Array.from({ length: steps }, (_, step): Fix => {
    const angle = (step / steps) * 2 * Math.PI;
    const point = { lat: -37.8 + radius * Math.sin(angle), lng: 144.9 + radius * Math.cos(angle) };
    return { point, accuracyMetres: 5, at: step * 1_000 };
  });
  return fixes.reduce(addFix, EMPTY_TRACK);
}

describe('the path text of a track', () => {
  it('is missing for someone who didn’t move', () => {
    expect(printTrack(EMPTY_TRACK)).toBeNull();
    expect(printTrack(around(1))).toBeNull();
  });

  it('is one blue path that starts and ends where the walk did, to a tenth of a metre', () => {
    const text = printTrack(around(100)) ?? '';
    const [shape, ...others] = parseShapes('path', text);
    expect(others).toEqual([]);
    expect(shape?.colour).toBe('blue');
    expect(shape?.points[0]).toEqual({ lat: -37.8, lng: 144.902 });
    expect(text).not.toMatch(/\.\d{7}/);
  });

  it('gets coarser to fit, as long as it stays on the footpath', () => {
    const whole = printTrack(around(200))?.length ?? 0;
    const short = printTrack(around(200), { characters: whole / 2, points: 1_000 });
    expect(short?.length).toBeLessThanOrEqual(whole / 2);
    expect(printTrack(around(200), { characters: 1_000, points: 12 })).not.toBeNull();
    expect(printTrack(around(200), { characters: 50, points: 1_000 })).toBeNull();
  });
});
