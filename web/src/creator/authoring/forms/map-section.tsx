import { LIMITS } from '@laneway/contract/limits';
import type { Bounds } from '@laneway/domain/geo/bounds';
import { printLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { guideForPlaces } from '@laneway/domain/guides/saving';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useClientConfig } from '../../../api/queries/config.ts';
import { useStore } from '../../../core/use-store.ts';
import { contentBounds } from '../../../map/overlays/content-bounds.ts';
import { FindPlace } from '../../../map/search/find-place.tsx';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { ExistingPlace } from '../../import/findings.ts';
import { ImportButton } from '../../import/import-button.tsx';
import { type ImportResult, importedPath, joinShapes } from '../../import/import-choice.ts';
import type { AddPlace, Surroundings } from '../../map-editor/editor-context.ts';
import type { Geometry, GeometryField, Subject } from '../../map-editor/geometry.ts';
import { LazyMapEditor } from '../../map-editor/lazy-map-editor.tsx';
import type { Unfinished } from '../../map-editor/map-editor.tsx';
import { withPin } from '../../map-editor/state/edit-geometry.ts';
import type { PlaceKey } from '../../map-editor/state/editor-state.ts';
import { useDeletePlace } from '../navigator/use-delete-place.ts';
import { savedGuide } from '../new-guide-import/use-new-guide-import.ts';
import type { GuideField } from '../records/guide-values.ts';
import type { PlaceField } from '../records/place-values.ts';
import { pointOf } from '../records/values.ts';
import { addImportedPlaces } from '../workspace/add-imported-places.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { importedText } from '../workspace/imported-text.ts';
import { useGuideSize } from '../workspace/use-guide-size.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { FieldNote } from './field-note.tsx';
import { type Folding, FormSection } from './form-section.tsx';
import styles from './map-section.module.css';
import { type CommonField, type RecordForm, useRecordField } from './use-record-form.ts';

export type MapSectionProps = {
  readonly open: OpenWorkspace;
  readonly recordKey: string;
  readonly form: RecordForm<CommonField>;
  readonly folding: Folding;
  readonly subject: Subject;
  readonly geometry: BoundGeometry;
  readonly isReadOnly: boolean;
  readonly armed?: boolean;
  readonly onOpenPlace?: ((itemKey: string) => void) | undefined;
  readonly onAddPlace?: AddPlace | undefined;
  /** Shown below the map. */
  readonly children?: ReactNode;
};

/** The values and errors of the map's fields, with a function that changes them. */
type BoundGeometry = {
  readonly value: Geometry;
  readonly errors: Partial<Record<GeometryField, string>>;
  readonly onChange: (next: Geometry) => void;
  readonly onBlur: (field: GeometryField) => void;
};

/** The map of a guide or place, with the rest of the guide around it. */
export function MapSection(props: MapSectionProps) {
  const { open, form, folding, subject, children } = props;
  const pin = subject === 'guide' ? 'Start' : 'Pin';
  return (
    <FormSection
      section="map"
      title="Map"
      summary={<MapSummary form={form} pin={pin} />}
      folding={folding}
    >
      <FieldNote open={open} form={form} fields={['location', 'path', 'boundary']}>
        <RecordMap {...props} />
        {children}
      </FieldNote>
    </FormSection>
  );
}

/** The content of a map in a few words: “Start, path”. */
function MapSummary({ form, pin }: Pick<MapSectionProps, 'form'> & { readonly pin: string }) {
  return useStore(form.record, ({ mine }) => {
    const there = [
      mine.location !== '' && pin,
      mine.path !== '' && 'path',
      mine.boundary !== '' && 'boundary',
    ].filter((part) => part !== false);
    return there.length === 0 ? 'Nothing yet' : there.join(', ');
  });
}

function RecordMap(props: MapSectionProps) {
  const { open, recordKey, form, subject, isReadOnly, armed = false } = props;
  const { onOpenPlace, onAddPlace } = props;
  const { value, errors, onChange, onBlur } = props.geometry;
  const { location, marker, path, boundary } = value;
  // Memoized, because the editor depends on the identity of this object.
  const geometry = useMemo(
    () => ({ location, marker, path, boundary }),
    [location, marker, path, boundary],
  );
  const deletePlace = useDeletePlace(open.workspace);
  const restores = useRef(new Map<PlaceKey, () => void>());
  const takeBackPlace = async (id: PlaceKey) => {
    const restore = await deletePlace(String(id));
    if (restore !== null) restores.current.set(id, restore);
  };
  const [found, setFound] = useState<Point | null>(null);
  const [imported, setImported] = useState<Bounds | null>(null);
  const surroundings = useSurroundings(open.workspace, recordKey);
  return (
    <LazyMapEditor
      label={`Map of the ${subject}`}
      subject={subject}
      value={geometry}
      onChange={onChange}
      errors={errors}
      onBlur={onBlur}
      surroundings={surroundings}
      armed={armed}
      isReadOnly={isReadOnly}
      unfinished={unfinishedIn(form.record)}
      found={found}
      imported={imported}
      {...(onOpenPlace && { onOpenPlace: (id) => onOpenPlace(String(id)) })}
      {...(onAddPlace && { onAddPlace })}
      onTakeBackPlace={(id) => void takeBackPlace(id)}
      onRestorePlace={(id) => restores.current.get(id)?.()}
      find={
        !isReadOnly && (
          <div className={styles.below}>
            <FindPlace
              pinName={subject === 'guide' ? 'start' : 'pin'}
              onFound={(point) => {
                setFound(point);
                onChange(withPin(geometry, subject, point));
              }}
            />
            <ImportFiles open={open} form={form} subject={subject} onImported={setImported} />
          </div>
        )
      }
    />
  );
}

const UNFINISHED = new WeakMap<object, Unfinished>();

/** The line that is being drawn in a record, which is there again after a visit to another one. */
function unfinishedIn(record: object): Unfinished {
  const line = UNFINISHED.get(record) ?? { current: null };
  UNFINISHED.set(record, line);
  return line;
}

/** Everything on the map of an open guide except the edited record. */
function useSurroundings(workspace: Workspace, recordKey: string): Surroundings {
  const places = useStore(workspace, (state) => state.places);
  return useMemo(
    () => ({
      pins: places.flatMap((item, index) =>
        item.key === recordKey ? [] : pinsOf(item, index + 1),
      ),
      shapes: [
        ...(recordKey === GUIDE_KEY ? [] : [shapesOf(workspace.guideRecord.getState().mine)]),
        ...places
          .filter(({ key }) => key !== recordKey)
          .map(({ record }) => shapesOf(record.getState().mine)),
      ],
    }),
    [workspace, places, recordKey],
  );
}

function pinsOf({ key, place, record }: PlaceItem, number: number): Surroundings['pins'] {
  const { location, title } = record.getState().mine;
  const point = pointOf(location);
  return point === null
    ? []
    : [{ id: key, point, title: placeLabel(title, place.nameNumber), number }];
}

function shapesOf({ path, boundary }: { readonly path: string; readonly boundary: string }) {
  return { path: path === '' ? null : path, boundary: boundary === '' ? null : boundary };
}

type ImportFilesProps = {
  readonly open: OpenWorkspace;
  /** The form that receives the lines; places are added to the guide. */
  readonly form: RecordForm<CommonField>;
  readonly subject: Subject;
  readonly onImported: (bounds: Bounds | null) => void;
};

/** Brings paths, boundaries and places from files. */
function ImportFiles({ open, form, subject, onImported }: ImportFilesProps) {
  const uploads = useUploads();
  const { showToast } = useToast();
  const limits = useClientConfig().data?.max_upload_bytes ?? MAX_UPLOAD_BYTES;
  const count = useStore(open.workspace, ({ places }) => places.length);
  // A new guide is saved first.
  const canAddPlaces = useStore(
    open.workspace,
    ({ guide }) => guide.kind === 'unsaved' || guideForPlaces(guide).ok,
  );
  const points = useGuideSize(open.workspace, (size) => size.points);
  const path = useRecordField(form, 'path').value;
  const boundary = useRecordField(form, 'boundary').value;
  const applyImport = (result: ImportResult) => {
    form.change({
      ...(result.path === null ? {} : { path: importedPath(path, result.path) }),
      ...(result.boundary === null ? {} : { boundary: joinShapes(boundary, result.boundary) }),
    });
    onImported(
      contentBounds(
        { path: form.record.getState().mine.path, boundary: result.boundary },
        ...result.places.map(({ point }) => ({ location: printLocation(point) })),
      ),
    );
    void addPlaces(result);
  };
  const addPlaces = async (result: ImportResult): Promise<void> => {
    if (result.places.length > 0 && !open.workspace.addsPlaces()) {
      const outcome = await savedGuide(open);
      if (outcome === null) return;
      if (outcome.kind !== 'saved') {
        showToast('Your places weren’t added', {
          label: 'Try again',
          onAct: () => void addPlaces(result),
        });
        return;
      }
    }
    showToast(importedText(result));
    addImportedPlaces(open, result.places, (files, field) =>
      uploads?.add({ files, accepted: ['image'], limits, field }),
    );
  };
  return (
    <ImportButton
      existingPlaces={count}
      canAddPlaces={canAddPlaces}
      listExisting={() => existingPlaces(open.workspace)}
      room={{
        path: LIMITS.shapes - path.length,
        boundary: LIMITS.shapes - boundary.length,
        points: LIMITS.pointsPerGuide - points,
      }}
      path={{ text: path, isWalked: subject === 'guide' }}
      onImport={applyImport}
    />
  );
}

function existingPlaces({ getState }: OpenWorkspace['workspace']): readonly ExistingPlace[] {
  return getState().places.flatMap(({ record }) => {
    const { title, location } = record.getState().mine;
    const point = pointOf(location);
    return point === null ? [] : [{ title, point }];
  });
}

/** The geometry of a guide. Its location is the start, and unlike a place it has no markers. */
export function useGuideGeometry(form: RecordForm<GuideField>): BoundGeometry {
  const location = useRecordField(form, 'location');
  const path = useRecordField(form, 'path');
  const boundary = useRecordField(form, 'boundary');
  return {
    value: {
      location: location.value,
      marker: '',
      path: path.value,
      boundary: boundary.value,
    },
    errors: errorsOf({ location, path, boundary }),
    onChange: ({ marker: _marker, ...texts }) => form.change(texts),
    onBlur: (field) => field !== 'marker' && form.check([field]),
  };
}

export function usePlaceGeometry(form: RecordForm<PlaceField>): BoundGeometry {
  const location = useRecordField(form, 'location');
  const marker = useRecordField(form, 'marker');
  const path = useRecordField(form, 'path');
  const boundary = useRecordField(form, 'boundary');
  return {
    value: {
      location: location.value,
      marker: marker.value,
      path: path.value,
      boundary: boundary.value,
    },
    errors: errorsOf({ location, marker, path, boundary }),
    onChange: form.change,
    onBlur: (field) => form.check([field]),
  };
}

type Shown = { readonly error: string | undefined };

function errorsOf(
  fields: Partial<Record<GeometryField, Shown>>,
): Partial<Record<GeometryField, string>> {
  const there = Object.entries(fields).filter(([, { error }]) => error !== undefined);
  return Object.fromEntries(there.map(([field, { error }]) => [field, error ?? '']));
}
