import type { GeometryField } from '../../map-editor/geometry.ts';
import type { GuideField } from '../records/guide-values.ts';
import type { PlaceField } from '../records/place-values.ts';
import type { BoundGeometry } from './map-section.tsx';
import { type RecordForm, useRecordField } from './use-record-form.ts';

/** The geometry of a guide. Its location is the start, and unlike a place it has no markers. */
export function useGuideGeometry(form: RecordForm<GuideField>): BoundGeometry {
  const location = useRecordField(form, 'location');
  const path = useRecordField(form, 'path');
  const boundary = useRecordField(form, 'boundary');
  return {
    value: {
      location: location.value,
      marker: '',
      path: path.value,
      boundary: boundary.value,
    },
    errors: errorsOf({ location, path, boundary }),
    onChange: ({ marker: _marker, ...texts }) => form.change(texts),
    onBlur: (field) => field !== 'marker' && form.check([field]),
  };
}

export function usePlaceGeometry(form: RecordForm<PlaceField>): BoundGeometry {
  const location = useRecordField(form, 'location');
  const marker = useRecordField(form, 'marker');
  const path = useRecordField(form, 'path');
  const boundary = useRecordField(form, 'boundary');
  return {
    value: {
      location: location.value,
      marker: marker.value,
      path: path.value,
      boundary: boundary.value,
    },
    errors: errorsOf({ location, marker, path, boundary }),
    onChange: form.change,
    onBlur: (field) => form.check([field]),
  };
}

type Shown = { readonly error: string | undefined };

function errorsOf(
  fields: Partial<Record<GeometryField, Shown>>,
): Partial<Record<GeometryField, string>> {
  const there = Object.entries(fields).filter(([, { error }]) => error !== undefined);
  return Object.fromEntries(there.map(([field, { error }]) => [field, error ?? '']));
}
