import type { MediaKind } from '@laneway/domain/media/kinds';
import { useStore } from '../../../core/use-store.ts';
import type { AltText } from '../../../media/uploads/field/alt-text-field.tsx';
import { type FileMaker, UploadField } from '../../../media/uploads/field/upload-field.tsx';
import { UploadedFile } from '../../../media/uploads/field/uploaded-file.tsx';
import { Callout } from '../../../ui/callout.tsx';
import form from '../../../ui/forms/form.module.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useOutdatedCaptions } from '../../captions/captioned-tracks.ts';
import { useHasCaptionLines } from '../../captions/use-caption-draft.ts';
import { uploadName } from '../workspace/upload-names.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { FieldNote } from './field-note.tsx';
import { type Folding, FormSection } from './form-section.tsx';
import styles from './media-field.module.css';
import { type CommonField, type RecordForm, useRecordField } from './use-record-form.ts';

const CaptionsMaker = lazyComponent(
  async () => (await import('../../captions/captions-maker.tsx')).CaptionsMaker,
  { failed: 'We couldn’t open the captions.' },
);

export type MediaSectionsProps = {
  readonly open: OpenWorkspace;
  readonly recordKey: string;
  /** A guide's or a place's form: they have these fields in common. */
  readonly form: RecordForm<CommonField>;
  readonly folding: Folding;
  readonly isReadOnly: boolean;
  readonly imageHint: string;
  /** The people who hear the audio and see the video, where that isn't obvious. */
  readonly trackHint?: string;
};

/** Image, audio and video of a guide or place, with their alt text and captions. */
export function MediaSections(props: MediaSectionsProps) {
  const { form, folding, open } = props;
  const summary = (field: CommonField) => <AddedOrNone form={form} field={field} />;
  return (
    <>
      <FormSection
        section="image"
        title={form.rules.fields.image.label}
        summary={summary('image')}
        folding={folding}
      >
        <FieldNote open={open} form={form} fields={['image']}>
          <ImageField {...props} />
        </FieldNote>
      </FormSection>
      <FormSection section="audio" title="Audio" summary={summary('audio')} folding={folding}>
        <FieldNote open={open} form={form} fields={['audio']}>
          <TrackFields {...props} kind="audio" captions="audioCaptions" />
        </FieldNote>
      </FormSection>
      <FormSection section="video" title="Video" summary={summary('video')} folding={folding}>
        <FieldNote open={open} form={form} fields={['video']}>
          <TrackFields {...props} kind="video" captions="videoCaptions" />
        </FieldNote>
      </FormSection>
    </>
  );
}

function ImageField({ open, recordKey, form, isReadOnly, imageHint }: MediaSectionsProps) {
  const alt = useRecordField(form, 'imageAlt');
  return (
    <MediaField
      form={form}
      field="image"
      kind="image"
      uploadName={uploadName(open.openedAs, { recordKey, field: 'image' })}
      hint={imageHint}
      alt={{ value: alt.value, onChange: alt.onChange }}
      isReadOnly={isReadOnly}
    />
  );
}

type TrackFieldsProps = MediaSectionsProps & {
  readonly kind: 'audio' | 'video';
  readonly captions: 'audioCaptions' | 'videoCaptions';
};

/** Audio or video, and its captions once there is a file. */
function TrackFields(props: TrackFieldsProps) {
  const { open, recordKey, form, isReadOnly, kind, captions, trackHint } = props;
  const hasTrack = useStore(form.record, ({ mine }) => mine[kind] !== '' || mine[captions] !== '');
  const nameOf = (field: string) => uploadName(open.openedAs, { recordKey, field });
  return (
    <>
      <MediaField
        form={form}
        field={kind}
        kind={kind}
        uploadName={nameOf(kind)}
        {...(trackHint === undefined ? {} : { hint: trackHint })}
        isReadOnly={isReadOnly}
      />
      {hasTrack && (
        <CaptionsField
          form={form}
          kind={kind}
          captions={captions}
          uploadName={nameOf(captions)}
          isReadOnly={isReadOnly}
        />
      )}
    </>
  );
}

type CaptionsFieldProps = Pick<TrackFieldsProps, 'form' | 'kind' | 'captions' | 'isReadOnly'> & {
  readonly uploadName: string;
};

/** Captions, uploaded or made from a text. */
function CaptionsField({ form, kind, captions, uploadName, isReadOnly }: CaptionsFieldProps) {
  const track = useRecordField(form, kind).value;
  const { value } = useRecordField(form, captions);
  const { isOutdated, accept } = useOutdatedCaptions(value, track);
  const hasLines = useHasCaptionLines(track, value);
  const maker: FileMaker = {
    label: value !== '' && hasLines ? 'Edit captions' : 'Make from text',
    dialog: (parts) => (
      <CaptionsMaker uri={track} kind={kind} hasCaptions={value !== ''} {...parts} />
    ),
  };
  return (
    <>
      <MediaField
        form={form}
        field={captions}
        kind="captions"
        uploadName={uploadName}
        hint="For people who can’t hear it."
        {...(track === '' ? {} : { maker })}
        isReadOnly={isReadOnly}
      />
      {isOutdated && !isReadOnly && (
        <Callout
          tone="info"
          text={`The ${kind} has changed since these captions were added. Check that they still fit.`}
          action={{ label: 'They fit', onAct: accept }}
        />
      )}
    </>
  );
}

function AddedOrNone({
  form,
  field,
}: {
  readonly form: RecordForm<CommonField>;
  readonly field: CommonField;
}) {
  return useStore(form.record, ({ mine }) => (mine[field] === '' ? 'None yet' : 'Added'));
}

type MediaFieldProps<Field extends string> = {
  readonly form: RecordForm<Field>;
  readonly field: Field;
  readonly kind: MediaKind;
  readonly uploadName: string;
  readonly hint?: string;
  readonly alt?: AltText;
  readonly maker?: FileMaker;
  readonly isReadOnly: boolean;
};

/** The field for a media file of a record. */
function MediaField<Field extends string>(props: MediaFieldProps<Field>) {
  const { form: record, field, kind, uploadName, hint, alt, maker, isReadOnly } = props;
  const { value, error, onChange } = useRecordField(record, field);
  const { label } = record.rules.fields[field];
  const uri = value === '' ? null : value;
  if (isReadOnly)
    return <ReadOnlyMedia uri={uri} kind={kind} label={label} alt={alt?.value ?? ''} />;
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
        {...(maker === undefined ? {} : { maker })}
      />
      {error !== undefined && (
        <p data-invalid tabIndex={-1} className={form.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type ReadOnlyMediaProps = {
  readonly uri: string | null;
  readonly kind: MediaKind;
  readonly label: string;
  readonly alt: string;
};

function ReadOnlyMedia({ uri, kind, label, alt }: ReadOnlyMediaProps) {
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
