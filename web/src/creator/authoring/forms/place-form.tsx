import { LIMITS } from '@laneway/contract/limits';
import { successTexts } from '@laneway/domain/workflow/messages';
import { useStore } from '../../../core/use-store.ts';
import { PLACE_RULES, type PlaceField } from '../records/place-values.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { DescriptionField } from './description-field.tsx';
import { MapSection, type MapSectionProps } from './map-section.tsx';
import { MediaSections } from './media-sections.tsx';
import { PlaceHeader } from './place-header.tsx';
import { RecordFrame } from './record-frame.tsx';
import { TextLineField } from './text-line-field.tsx';
import { useFolding } from './use-folding.ts';
import { usePlaceGeometry } from './use-geometry.ts';
import { formOfCommonFields, type RecordForm, useRecordForm } from './use-record-form.ts';
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

/** The form of one place. */
export function PlaceForm(props: PlaceFormProps) {
  const { open, itemKey } = props;
  const item = useStore(open.workspace, ({ places }) => places.find(({ key }) => key === itemKey));
  if (item === undefined) return null;
  return <PlaceFields key={`${open.key}/${itemKey}`} {...props} record={item.record} />;
}

type PlaceFieldsProps = PlaceFormProps & { readonly record: PlaceItem['record'] };

function PlaceFields(props: PlaceFieldsProps) {
  const { open, itemKey, record, isReadOnly, armed = false, onOpenPlace } = props;
  const form = useRecordForm(record, PLACE_RULES);
  const folding = useFolding(['map']);
  const parts = { open, recordKey: itemKey, folding, isReadOnly };
  const common = { ...parts, form: formOfCommonFields(form) };
  return (
    <RecordFrame
      {...parts}
      form={form}
      savedText={successTexts.placeSaved}
      label="Place"
      header={(save) => <PlaceHeader {...{ open, itemKey, isReadOnly, save, onOpenPlace }} />}
    >
      <div className={styles.words}>
        <TextLineField {...{ open, form, isReadOnly }} field="title" maxLength={LIMITS.title} />
      </div>
      <PlaceMap {...parts} form={form} armed={armed} onOpenPlace={onOpenPlace} />
      <div className={styles.after}>
        <DescriptionField {...common} hint="What to look at here, and the story behind it." />
      </div>
      <MediaSections {...common} imageHint="On the place’s card and page." />
    </RecordFrame>
  );
}

type PlaceMapProps = Omit<MapSectionProps, 'form' | 'subject' | 'geometry'> & {
  readonly form: RecordForm<PlaceField>;
};

/** The map of a place, with the rest of the guide around it. */
function PlaceMap({ form, ...parts }: PlaceMapProps) {
  const geometry = usePlaceGeometry(form);
  return (
    <MapSection {...parts} form={formOfCommonFields(form)} subject="place" geometry={geometry} />
  );
}
