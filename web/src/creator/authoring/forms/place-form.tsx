import { LIMITS } from '@laneway/contract/limits';
import { successTexts } from '@laneway/domain/workflow/messages';
import { useRef } from 'react';
import { useStore } from '../../../core/use-store.ts';
import type { PlaceField } from '../records/place-values.ts';
import { PLACE_RULES } from '../records/place-values.ts';
import { uploadName } from '../workspace/upload-names.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { commonFields } from './common-fields.ts';
import { DescriptionField } from './description-field.tsx';
import { FieldNote } from './field-note.tsx';
import { FormSection } from './form-section.tsx';
import { ImportFiles } from './import-files.tsx';
import { MapSection } from './map-section.tsx';
import { MapSummary } from './map-summary.tsx';
import { MediaSections } from './media-sections.tsx';
import { PlaceHeader } from './place-header.tsx';
import { RecordFrame } from './record-frame.tsx';
import { TextLineField } from './text-line-field.tsx';
import { useDiscard } from './use-discard.ts';
import { useFolding } from './use-folding.ts';
import { usePlaceGeometry } from './use-geometry.ts';
import { type RecordForm, useRecordForm } from './use-record-form.ts';
import { useSave } from './use-save.ts';
import styles from './words.module.css';

export type PlaceFormProps = {
  readonly open: OpenWorkspace;
  /** The key of a place in the workspace. Nothing is shown if it was deleted. */
  readonly itemKey: string;
  readonly isReadOnly: boolean;
  /** The next tap on the map pins the place. */
  readonly armed?: boolean;
  readonly onOpenPlace: (itemKey: string) => void;
};

/** One place of a guide. */
export function PlaceForm(props: PlaceFormProps) {
  const { open, itemKey } = props;
  const item = useStore(open.workspace, ({ places }) => places.find(({ key }) => key === itemKey));
  if (item === undefined) return null;
  return <PlaceFields key={`${open.key}/${itemKey}`} {...props} record={item.record} />;
}

type PlaceFieldsProps = PlaceFormProps & { readonly record: PlaceItem['record'] };

function PlaceFields(props: PlaceFieldsProps) {
  const { open, itemKey, record, isReadOnly, armed = false, onOpenPlace } = props;
  const root = useRef<HTMLFormElement>(null);
  const form = useRecordForm(record, PLACE_RULES);
  const folding = useFolding(['map']);
  const parts = { open, recordKey: itemKey, form };
  const saving = useSave({ ...parts, folding, root, savedText: successTexts.placeSaved });
  const discard = useDiscard(open, itemKey);
  return (
    <RecordFrame
      {...parts}
      saving={saving}
      discard={discard}
      root={root}
      label="Place"
      isReadOnly={isReadOnly}
      header={
        <PlaceHeader
          open={open}
          itemKey={itemKey}
          isReadOnly={isReadOnly}
          save={saving.save}
          onOpenPlace={onOpenPlace}
        />
      }
    >
      <div className={styles.words}>
        <FieldNote open={open} form={form} fields={['title']}>
          <TextLineField
            form={form}
            field="title"
            maxLength={LIMITS.title}
            isReadOnly={isReadOnly}
          />
        </FieldNote>
      </div>
      <FormSection
        section="map"
        title="Map"
        summary={<MapSummary form={commonFields(form)} pin="Pin" />}
        folding={folding}
      >
        <PlaceMap
          open={open}
          itemKey={itemKey}
          form={form}
          isReadOnly={isReadOnly}
          armed={armed}
          onOpenPlace={onOpenPlace}
        />
      </FormSection>
      <div className={styles.after}>
        <FieldNote open={open} form={form} fields={['description']}>
          <DescriptionField
            form={form}
            field="description"
            hint="What to look at here, and the story behind it."
            uploadName={uploadName(open.openedAs, { recordKey: itemKey, field: 'inline' })}
            isReadOnly={isReadOnly}
          />
        </FieldNote>
      </div>
      <MediaSections
        open={open}
        recordKey={itemKey}
        form={commonFields(form)}
        folding={folding}
        isReadOnly={isReadOnly}
        imageHint="On the place’s card and page."
      />
    </RecordFrame>
  );
}

type PlaceMapProps = {
  readonly open: OpenWorkspace;
  readonly itemKey: string;
  readonly form: RecordForm<PlaceField>;
  readonly isReadOnly: boolean;
  readonly armed: boolean;
  readonly onOpenPlace: (itemKey: string) => void;
};

/** The map of a place, with the rest of the guide around it. */
function PlaceMap({ open, itemKey, form, isReadOnly, armed, onOpenPlace }: PlaceMapProps) {
  const geometry = usePlaceGeometry(form);
  return (
    <FieldNote open={open} form={form} fields={['location', 'path', 'boundary']}>
      <MapSection
        open={open}
        recordKey={itemKey}
        subject="place"
        label="Map of the place"
        geometry={geometry}
        isReadOnly={isReadOnly}
        armed={armed}
        onOpenPlace={onOpenPlace}
      >
        <ImportFiles open={open} form={commonFields(form)} />
      </MapSection>
    </FieldNote>
  );
}
