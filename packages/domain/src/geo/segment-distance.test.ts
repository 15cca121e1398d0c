import { describe, expect, it } from 'vitest';
import { distanceMetres } from './distance.ts';
import { distanceToSegment } from './segment-distance.ts';

const FROM = { lat: -37.81, lng: 144.96 };
const TO = { lat: -37.81, lng: 144.97 };

describe('the distance of a point from a line', () => {
  it('is measured straight across it', () => {
    const beside = { lat: -37.811, lng: 144.965 };
    const across = distanceMetres(beside, { lat: -37.81, lng: 144.965 });
    expect(distanceToSegment(FROM, TO)(beside)).toBeCloseTo(across, 1);
  });

  it('is measured from the nearer end where the point lies beyond it', () => {
    const beyond = { lat: -37.81, lng: 144.98 };
    expect(distanceToSegment(FROM, TO)(beyond)).toBeCloseTo(distanceMetres(beyond, TO), 0);
  });

  it('is the distance of two points where the line has no length', () => {
    expect(distanceToSegment(FROM, FROM)(TO)).toBeCloseTo(distanceMetres(FROM, TO), 0);
  });
});
