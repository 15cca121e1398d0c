import type { MediaKind } from '@laneway/domain/media/kinds';
import type { AltText } from '../../../media/uploads/field/alt-text-field.tsx';
import { UploadField } from '../../../media/uploads/field/upload-field.tsx';
import { UploadedFile } from '../../../media/uploads/field/uploaded-file.tsx';
import form from '../../../ui/forms/form.module.css';
import styles from './media-field.module.css';
import { type RecordForm, useRecordField } from './use-record-form.ts';

export type MediaFieldProps<Field extends string> = {
  readonly form: RecordForm<Field>;
  readonly field: Field;
  readonly kind: MediaKind;
  readonly uploadName: string;
  readonly hint?: string;
  readonly alt?: AltText;
  readonly isReadOnly: boolean;
};

/** The field for a media file of a record. */
export function MediaField<Field extends string>(props: MediaFieldProps<Field>) {
  const { form: record, field, kind, uploadName, hint, alt, isReadOnly } = props;
  const { value, error, onChange } = useRecordField(record, field);
  const { label } = record.rules.fields[field];
  const uri = value === '' ? null : value;
  if (isReadOnly) return <FixedMedia uri={uri} kind={kind} label={label} alt={alt?.value ?? ''} />;
  return (
    <div className={styles.field}>
      <UploadField
        kind={kind}
        field={uploadName}
        label={label}
        value={uri}
        onChange={(next) => onChange(next ?? '')}
        {...(hint === undefined ? {} : { hint })}
        {...(alt === undefined ? {} : { alt })}
      />
      {error !== undefined && (
        <p data-invalid tabIndex={-1} className={form.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type FixedMediaProps = {
  readonly uri: string | null;
  readonly kind: MediaKind;
  readonly label: string;
  readonly alt: string;
};

/** A read-only file. */
function FixedMedia({ uri, kind, label, alt }: FixedMediaProps) {
  return (
    <div className={styles.field}>
      <p className={form.label}>{label}</p>
      {uri === null ? (
        <p className={styles.none}>None</p>
      ) : (
        <UploadedFile uri={uri} kind={kind} title={label} alt={alt}>
          {alt !== '' && <p className={styles.none}>{alt}</p>}
        </UploadedFile>
      )}
    </div>
  );
}
