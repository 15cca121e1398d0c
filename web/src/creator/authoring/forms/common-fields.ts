import type { GuideField } from '../records/guide-values.ts';
import type { PlaceField } from '../records/place-values.ts';
import type { TextField } from '../records/text-values.ts';
import type { RecordForm } from './use-record-form.ts';

export type CommonField = TextField | 'location';

/**
 * A form as far as guides and places are alike. The compiler can't allow it by itself: whoever has this may read and
 * change some of the fields, and must not take them for all.
 */
export function commonFields(
  form: RecordForm<GuideField> | RecordForm<PlaceField>,
): RecordForm<CommonField> {
  return form as unknown as RecordForm<CommonField>;
}
