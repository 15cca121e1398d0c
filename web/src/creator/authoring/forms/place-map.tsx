import type { PlaceField } from '../records/place-values.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { commonFields } from './common-fields.ts';
import { FieldNote } from './field-note.tsx';
import { ImportFiles } from './import-files.tsx';
import { MapSection } from './map-section.tsx';
import { usePlaceGeometry } from './use-geometry.ts';
import type { RecordForm } from './use-record-form.ts';

export type PlaceMapProps = {
  readonly open: OpenWorkspace;
  readonly itemKey: string;
  readonly form: RecordForm<PlaceField>;
  readonly isReadOnly: boolean;
  readonly armed: boolean;
  readonly onOpenPlace: (itemKey: string) => void;
};

/** Where the place is, with the rest of the guide around it. */
export function PlaceMap({ open, itemKey, form, isReadOnly, armed, onOpenPlace }: PlaceMapProps) {
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
