/// <reference path="./exifr-lite.d.ts" />

import { isNullIsland, isValidPoint, type Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import { IMPORT_LIMITS } from './import-limits.ts';

export type PhotoPosition = { readonly point: Point; readonly takenAt: Date | null };

type Metadata = {
  readonly latitude?: unknown;
  readonly longitude?: unknown;
  readonly DateTimeOriginal?: unknown;
};

/**
 * The position of a photo, read in the browser because the server strips it. Null without one, which is common, because
 * phones remove it when a picture is chosen or sent.
 */
export async function photoPosition(file: File): Promise<PhotoPosition | null> {
  if (file.size > IMPORT_LIMITS.photoBytes) return null;
  const { parse } = await import('exifr/dist/lite.esm.mjs');
  const bytes = await file.arrayBuffer();
  // Missing or broken metadata means no position.
  const found = await parse(bytes, { gps: true }).catch(() => null);
  const { latitude: lat, longitude: lng, DateTimeOriginal: taken } = (found ?? {}) as Metadata;
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  const point = roundPoint({ lat, lng });
  if (!isValidPoint(point) || isNullIsland(point)) return null;
  const isDate = taken instanceof Date && !Number.isNaN(taken.getTime());
  return { point, takenAt: isDate ? taken : null };
}
