import { LIMITS } from '@laneway/contract/limits';
import { type EditableGuide, pendingStatus } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, placeStatus } from '@laneway/domain/guides/editable-place';
import type { ContentStatus } from '@laneway/domain/statuses';
import { successTexts } from '@laneway/domain/workflow/messages';
import { useStore } from '../../../core/use-store.ts';
import { ActionPopover } from '../../../ui/action-popover.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { useListings } from '../listing/listing-context.ts';
import { PLACE_LABELS } from '../listing/offer.ts';
import { PlaceListingNote } from '../listing/place-listing-note.tsx';
import { PLACE_RULES, type PlaceField } from '../records/place-values.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { DescriptionField } from './description-field.tsx';
import { useFolding } from './form-section.tsx';
import { MapSection, type MapSectionProps, usePlaceGeometry } from './map-section.tsx';
import { MediaSections } from './media-sections.tsx';
import headerStyles from './place-header.module.css';
import { RecordFrame } from './record-frame.tsx';
import { ReviewNote } from './review-note.tsx';
import { TextLineField } from './text-line-field.tsx';
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

type PlaceHeaderProps = {
  readonly open: OpenWorkspace;
  readonly itemKey: string;
  readonly isReadOnly: boolean;
  readonly save: () => Promise<boolean>;
  readonly onOpenPlace: (itemKey: string) => void;
};

/** The name and number of the place, with buttons to its neighbours. */
function PlaceHeader({ open, itemKey, isReadOnly, save, onOpenPlace }: PlaceHeaderProps) {
  const listings = useListings();
  const places = useStore(open.workspace, (state) => state.places);
  const guide = useStore(open.workspace, (state) => state.guide);
  const index = places.findIndex(({ key }) => key === itemKey);
  const item = places[index];
  if (item === undefined) return null;
  const listing = listings?.ofPlace(item.place) ?? null;
  const act = listing?.act ?? null;
  const previous = places[index - 1];
  const next = places[index + 1];

  const saveAndOpen = async (key: string): Promise<void> => {
    const isUntouched = !item.record.isDirty() && item.place.kind !== 'unsaved';
    if (isReadOnly || isUntouched || (await save())) onOpenPlace(key);
  };
  return (
    <>
      <header className={headerStyles.header}>
        <h2 className={headerStyles.title}>
          Place {index + 1} of {places.length}
        </h2>
        <StatusChip status={shownStatus(guide, item.place, listing?.status)} />
        <nav className={headerStyles.neighbours} aria-label="Neighbouring places">
          {previous !== undefined && (
            <RoundButton
              icon="back"
              label="Previous place"
              onClick={() => onOpenPlace(previous.key)}
            />
          )}
          {next !== undefined && (
            <Button onClick={() => void saveAndOpen(next.key)}>
              {isReadOnly ? 'Next ›' : 'Save and next ›'}
            </Button>
          )}
        </nav>
        {act !== null && (
          <ActionPopover
            label="Actions for this place"
            actions={[{ label: PLACE_LABELS[act], onAct: () => listings?.act(itemKey, act) }]}
          />
        )}
      </header>
      <PlaceListingNote workspace={open.workspace} item={item} />
      {item.place.kind === 'pending' && <ReviewNote {...item.place} />}
    </>
  );
}

/** A place is reviewed with its guide, so a draft has the status of its guide. */
function shownStatus(
  guide: EditableGuide,
  place: EditablePlace,
  listed: ContentStatus | undefined,
): ContentStatus {
  const status = listed ?? placeStatus(place);
  return status === 'draft' ? pendingStatus(guide) : status;
}
