import { LIMITS } from '@laneway/contract/limits';
import { plainText } from '@laneway/domain/text/plain-text';
import { useState } from 'react';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { MarkdownField } from '../../../ui/forms/markdown-field.tsx';
import type { ChosenImage } from '../../../ui/forms/markdown-toolbar.tsx';
import { LazyRichText } from '../../../ui/text/lazy-rich-text.tsx';
import { InlineImageDialog } from './inline-image-dialog.tsx';
import { type RecordForm, useRecordField } from './use-record-form.ts';

export type DescriptionFieldProps<Field extends string> = {
  readonly form: RecordForm<Field>;
  readonly field: Field;
  readonly hint: string;
  /** The name of the uploads of images inside the text. */
  readonly uploadName: string;
  readonly isReadOnly: boolean;
};

/** A text in Markdown with images that are uploaded from here. */
export function DescriptionField<Field extends string>({
  form,
  field,
  hint,
  uploadName,
  isReadOnly,
}: DescriptionFieldProps<Field>) {
  const { value, error, onChange, onBlur } = useRecordField(form, field);
  const [asked, setAsked] = useState<((image: ChosenImage | null) => void) | null>(null);
  const { openAddress } = useNavigation();
  const answer = (image: ChosenImage | null) => {
    asked?.(image);
    setAsked(null);
  };
  return (
    <>
      <MarkdownField
        name={field}
        label={form.rules.fields[field].label}
        hint={hint}
        error={error}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        maxLength={LIMITS.description}
        isReadOnly={isReadOnly}
        renderPreview={(source) => (
          <LazyRichText
            source={source}
            onNavigate={openAddress}
            plain={<p>{plainText(source)}</p>}
          />
        )}
        onAddImage={() => new Promise((resolve) => setAsked(() => resolve))}
      />
      {asked !== null && <InlineImageDialog uploadName={uploadName} onDone={answer} />}
    </>
  );
}
