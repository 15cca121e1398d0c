import { LIMITS } from '@laneway/contract/limits';
import { parseLocation, printLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { providedText } from '@laneway/domain/guides/placeholder';
import { atMost, checkLocationText, checkShapesText, type FieldCheck } from './validation.ts';
import type { RecordShape } from './values.ts';

/** The fields that guides and places share, in the order of their forms. */
export const TEXT_FIELDS = [
  'title',
  'description',
  'image',
  'imageAlt',
  'audio',
  'audioCaptions',
  'video',
  'videoCaptions',
  'path',
  'boundary',
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** Those that stand first in both forms, in groups that are merged as a whole. */
export const TEXT_GROUPS = [
  ['title'],
  ['description'],
  ['image', 'imageAlt'],
  ['audio', 'audioCaptions'],
  ['video', 'videoCaptions'],
] as const satisfies RecordShape<TextField>['groups'];

type Texts = Readonly<Record<TextField, string>>;

/** Absent is an empty field. */
export function textsOf(content: Readonly<Record<TextField, string | null>>): Texts {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, content[field] ?? ''])) as Texts;
}

export function contentOfTexts(values: Texts): Readonly<Record<TextField, string | null>> {
  return Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, providedText(values[field])]),
  ) as Record<TextField, string | null>;
}

export function locationText(point: Point | null): string {
  return point === null ? '' : printLocation(point);
}

export function pointOf(location: string): Point | null {
  return parseLocation(location);
}

export const TEXT_CHECKS: Readonly<Partial<Record<TextField | 'location', FieldCheck>>> = {
  title: atMost(LIMITS.title),
  description: atMost(LIMITS.description),
  imageAlt: atMost(LIMITS.imageAlt),
  location: checkLocationText,
  path: checkShapesText('path'),
  boundary: checkShapesText('boundary'),
};
