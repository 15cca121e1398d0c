import { LIMITS } from '@laneway/contract/limits';
import { checkLocation, LOCATION_ERROR } from '@laneway/domain/geo/location-text';
import { checkMarkers } from '@laneway/domain/geo/marker-text';
import { checkShapes, describeShapeError, type ShapeKind } from '@laneway/domain/geo/shapes-text';

export type ValidationError = {
  readonly text: string;
  /** False for values that the server stores as typed, such as an unfinished path. */
  readonly blocksSaving: boolean;
};

/** Validates one field; null if it is valid. */
export type FieldCheck = (text: string) => ValidationError | null;

export type ValidationErrors<Field extends string> = Readonly<
  Partial<Record<Field, ValidationError>>
>;

export function blocking(text: string): ValidationError {
  return { text, blocksSaving: true };
}

export function atMost(limit: number): FieldCheck {
  return (text) =>
    text.trim().length <= limit
      ? null
      : blocking(`Shorten this to ${limit.toLocaleString('en-AU')} characters`);
}

export const checkLocationText: FieldCheck = (text) =>
  checkLocation(text).ok ? null : blocking(LOCATION_ERROR);

export const checkMarkerText: FieldCheck = (text) => {
  const tooLong = atMost(LIMITS.shapes)(text);
  if (tooLong !== null) return tooLong;
  const checked = checkMarkers(text);
  return checked.ok ? null : { text: checked.error, blocksSaving: false };
};

export function checkShapesText(kind: ShapeKind): FieldCheck {
  return (text) => {
    const tooLong = atMost(LIMITS.shapes)(text);
    if (tooLong !== null) return tooLong;
    const checked = checkShapes(kind, text);
    if (checked.ok) return null;
    return { text: checked.error.map(describeShapeError).join('. '), blocksSaving: false };
  };
}

/** The errors of a record, by field. */
export function validate<Field extends string>(
  checks: Readonly<Partial<Record<Field, FieldCheck>>>,
  values: Readonly<Record<Field, string>>,
): ValidationErrors<Field> {
  const found = (Object.entries(checks) as [Field, FieldCheck][])
    .map(([field, check]) => [field, check(values[field])] as const)
    .filter(([, error]) => error !== null);
  return Object.fromEntries(found) as ValidationErrors<Field>;
}

/** The fields that block saving, in the order of the form. */
export function blockingFields<Field extends string>(
  errors: ValidationErrors<Field>,
): readonly Field[] {
  return (Object.entries(errors) as [Field, ValidationError][])
    .filter(([, { blocksSaving }]) => blocksSaving)
    .map(([field]) => field);
}
