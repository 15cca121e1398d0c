import type { GuideField } from '../records/guide-values.ts';
import type { PlaceField } from '../records/place-values.ts';
import type { TextField } from '../records/text-values.ts';
import type { RecordForm } from './use-record-form.ts';

export type CommonField = TextField | 'location';

/**
 * The fields that guides and places have in common. The cast is safe for reading and changing these fields, as long as
 * they aren't treated as all fields.
 */
export function commonFields(
  form: RecordForm<GuideField> | RecordForm<PlaceField>,
): RecordForm<CommonField> {
  return form as unknown as RecordForm<CommonField>;
}
