import type { Point } from '@laneway/domain/geo/point';
import { useStore } from '../../../core/use-store.ts';
import { ExportLinks } from '../../import/export-links.tsx';
import type { GuideField } from '../records/guide-values.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { commonFields } from './common-fields.ts';
import { FieldNote } from './field-note.tsx';
import { ImportFiles } from './import-files.tsx';
import { MapSection } from './map-section.tsx';
import { useGuideGeometry } from './use-geometry.ts';
import type { RecordForm } from './use-record-form.ts';

export type GuideMapProps = {
  readonly open: OpenWorkspace;
  readonly form: RecordForm<GuideField>;
  readonly isReadOnly: boolean;
  readonly onAddPlaceAt?: ((point: Point) => void) | undefined;
};

/** Where the guide starts and leads, with its places around. */
export function GuideMap({ open, form, isReadOnly, onAddPlaceAt }: GuideMapProps) {
  const geometry = useGuideGeometry(form);
  const guide = useStore(open.workspace, (state) => state.guide);
  const exported = guide.kind === 'pending' || guide.kind === 'published' ? guide : null;
  return (
    <FieldNote open={open} form={form} fields={['location', 'path', 'boundary']}>
      <MapSection
        open={open}
        recordKey={GUIDE_KEY}
        subject="guide"
        label="Map of the guide"
        geometry={geometry}
        isReadOnly={isReadOnly}
        onAddPlace={onAddPlaceAt}
      >
        <ImportFiles open={open} form={commonFields(form)} />
      </MapSection>
      {exported !== null && <ExportLinks guideId={exported.id} source={exported.kind} />}
    </FieldNote>
  );
}
