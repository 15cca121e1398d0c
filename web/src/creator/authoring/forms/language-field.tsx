import { LANGUAGES, languageName } from '@laneway/domain/guides/languages';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import styles from '../../../ui/forms/form.module.css';
import type { GuideField } from '../records/guide-values.ts';
import { type RecordForm, useRecordField } from './use-record-form.ts';

export type LanguageFieldProps = {
  readonly form: RecordForm<GuideField>;
  readonly isReadOnly: boolean;
};

/** What the guide is told in. */
export function LanguageField({ form, isReadOnly }: LanguageFieldProps) {
  const { value, error, onChange, onBlur } = useRecordField(form, 'language');
  const isListed = LANGUAGES.some(({ tag }) => tag === value);
  const choices = isListed ? LANGUAGES : [{ tag: value, name: languageName(value) }, ...LANGUAGES];
  return (
    <FieldFrame
      label={form.rules.fields.language.label}
      hint="The language of your texts and audio."
      error={error}
    >
      {(links) => (
        <select
          {...links}
          name="language"
          className={styles.control}
          value={value}
          disabled={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {choices.map(({ tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

export function LanguageSummary({ form }: Pick<LanguageFieldProps, 'form'>) {
  return languageName(useRecordField(form, 'language').value);
}
