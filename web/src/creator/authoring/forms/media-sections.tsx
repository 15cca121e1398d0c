import { useStore } from '../../../core/use-store.ts';
import { uploadName } from '../workspace/upload-names.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { FieldNote } from './field-note.tsx';
import { FormSection } from './form-section.tsx';
import { MediaField } from './media-field.tsx';
import type { Folding } from './use-folding.ts';
import { type CommonField, type RecordForm, useRecordField } from './use-record-form.ts';

export type MediaSectionsProps = {
  readonly open: OpenWorkspace;
  readonly recordKey: string;
  /** A guide's or a place's form: they have these fields in common. */
  readonly form: RecordForm<CommonField>;
  readonly folding: Folding;
  readonly isReadOnly: boolean;
  readonly imageHint: string;
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
function TrackFields({ open, recordKey, form, isReadOnly, kind, captions }: TrackFieldsProps) {
  const hasTrack = useStore(form.record, ({ mine }) => mine[kind] !== '' || mine[captions] !== '');
  const nameOf = (field: string) => uploadName(open.openedAs, { recordKey, field });
  return (
    <>
      <MediaField
        form={form}
        field={kind}
        kind={kind}
        uploadName={nameOf(kind)}
        isReadOnly={isReadOnly}
      />
      {hasTrack && (
        <MediaField
          form={form}
          field={captions}
          kind="captions"
          uploadName={nameOf(captions)}
          hint="For people who can’t hear it."
          isReadOnly={isReadOnly}
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
