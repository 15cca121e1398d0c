import { LIMITS } from '@laneway/contract/limits';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { deviceStorage } from '../../../core/device-storage.ts';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { createSavedSwitch } from '../../../media/player/saved-switch.ts';
import { UploadField } from '../../../media/uploads/field/upload-field.tsx';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import formStyles from '../../../ui/forms/form.module.css';
import { MarkdownField } from '../../../ui/forms/markdown-field.tsx';
import type { ChosenImage } from '../../../ui/forms/markdown-toolbar.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LazyRichText } from '../../../ui/text/lazy-rich-text.tsx';
import { uploadName } from '../workspace/upload-names.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { FieldNote } from './field-note.tsx';
import styles from './inline-image-dialog.module.css';
import { type CommonField, type RecordForm, useRecordField } from './use-record-form.ts';
import words from './words.module.css';

const RichEditor = lazyComponent(
  async () => (await import('../../../ui/rich-editor/rich-editor.tsx')).RichEditor,
  {
    fallback: (
      <div data-loading="description">
        <Skeleton shape="title" />
      </div>
    ),
    failed: 'We couldn’t open the editor.',
  },
);

export type DescriptionFieldProps = {
  readonly open: OpenWorkspace;
  readonly recordKey: string;
  readonly form: RecordForm<CommonField>;
  readonly hint: string;
  readonly isReadOnly: boolean;
};

/** A text that is edited as it looks or as Markdown, with images that are uploaded from here. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { open, recordKey, form, hint, isReadOnly } = props;
  const { value, error, onChange, onBlur } = useRecordField(form, 'description');
  const saved = useMemo(
    () => createSavedSwitch(deviceStorage, 'laneway.rich-text', isRichFirst()),
    [],
  );
  const [isRich, setRich] = useState(() => saved.find());
  const switchMode = () => {
    saved.keep(!isRich);
    setRich(!isRich);
  };
  const [asked, setAsked] = useState<((image: ChosenImage | null) => void) | null>(null);
  const { openAddress } = useNavigation();
  const answer = (image: ChosenImage | null) => {
    asked?.(image);
    setAsked(null);
  };
  const field = {
    label: form.rules.fields.description.label,
    hint,
    error,
    value,
    onChange,
    onBlur,
    maxLength: LIMITS.description,
    // In the same place in both editors.
    beside: (
      <button type="button" className={words.mode} onClick={switchMode}>
        {isRich ? 'Edit as Markdown' : 'Edit as it looks'}
      </button>
    ),
    onAddImage: () =>
      new Promise<ChosenImage | null>((resolve) => {
        setAsked(() => resolve);
      }),
  };
  const renderText = (source: string) => <LazyRichText source={source} onNavigate={openAddress} />;
  return (
    <FieldNote open={open} form={form} fields={['description']}>
      {isReadOnly ? (
        <ReadOnlyText label={field.label}>
          {value.trim() === '' ? <p>No text yet</p> : renderText(value)}
        </ReadOnlyText>
      ) : !isRich ? (
        <MarkdownField {...field} name="description" renderPreview={renderText} />
      ) : (
        <RichEditor {...field} name="description" />
      )}
      {asked !== null && (
        <InlineImageDialog
          name={uploadName(open.openedAs, { recordKey, field: 'inline' })}
          onDone={answer}
        />
      )}
    </FieldNote>
  );
}

/** Nobody needs the Markdown of a text that can't be changed. */
function ReadOnlyText({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={formStyles.field}>
      <p id={id} className={formStyles.label}>
        {label}
      </p>
      <div className={words.readOnly}>{children}</div>
    </section>
  );
}

/**
 * The editor for those who haven't chosen one. Touch devices begin with Markdown, because the input methods of phones
 * haven't been tried with the other editor on real ones yet, and they are what differs most between devices.
 */
function isRichFirst(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

type InlineImageDialogProps = {
  /** The name of the uploads of images inside the text. */
  readonly name: string;
  /** Null if it was cancelled. */
  readonly onDone: (image: ChosenImage | null) => void;
};

/** Uploads an image for a text. */
function InlineImageDialog({ name, onDone }: InlineImageDialogProps) {
  const uploads = useUploads();
  const [uri, setUri] = useState<string | null>(null);
  const [alt, setAlt] = useState('');
  const cancel = () => {
    const unfinished = (uploads?.getQueue() ?? []).filter(({ field }) => field === name);
    for (const { id } of unfinished) uploads?.remove(id);
    onDone(null);
  };
  return (
    <Dialog title="Add an image" width="narrow" onClose={cancel}>
      <div className={styles.content}>
        <UploadField
          kind="image"
          field={name}
          label="Image"
          value={uri}
          onChange={setUri}
          alt={{ value: alt, onChange: setAlt }}
        />
        <div className={styles.buttons}>
          <Button
            kind="main"
            disabled={uri === null}
            onClick={() => uri !== null && onDone({ uri, alt: alt.trim() })}
          >
            Add image
          </Button>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}
