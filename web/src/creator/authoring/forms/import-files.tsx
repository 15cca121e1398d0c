import { LIMITS } from '@laneway/contract/limits';
import { guideForPlaces } from '@laneway/domain/guides/saving';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { useClientConfig } from '../../../api/queries/config.ts';
import { useStore } from '../../../core/use-store.ts';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { ImportButton } from '../../import/import-button.tsx';
import type { ImportResult } from '../../import/import-choice.ts';
import { addImportedPlaces } from '../workspace/add-imported-places.ts';
import { importedText } from '../workspace/imported-text.ts';
import { useGuideSize } from '../workspace/use-guide-size.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { type CommonField, type RecordForm, useRecordField } from './use-record-form.ts';

export type ImportFilesProps = {
  readonly open: OpenWorkspace;
  /** The form that receives the lines; places are added to the guide. */
  readonly form: RecordForm<CommonField>;
};

/** Brings paths, boundaries and places from files. */
export function ImportFiles({ open, form }: ImportFilesProps) {
  const uploads = useUploads();
  const { showToast } = useToast();
  const limits = useClientConfig().data?.max_upload_bytes ?? MAX_UPLOAD_BYTES;
  const count = useStore(open.workspace, ({ places }) => places.length);
  const canAddPlaces = useStore(open.workspace, ({ guide }) => guideForPlaces(guide).ok);
  const points = useGuideSize(open.workspace, (size) => size.points);
  const path = useRecordField(form, 'path').value;
  const boundary = useRecordField(form, 'boundary').value;
  const take = (result: ImportResult) => {
    form.change({
      ...(result.path === null ? {} : { path: joinShapes(path, result.path) }),
      ...(result.boundary === null ? {} : { boundary: joinShapes(boundary, result.boundary) }),
    });
    showToast(importedText(result));
    addImportedPlaces(open, result.places, (files, field) =>
      uploads?.add({ files, accepted: ['image'], limits, field }),
    );
  };
  return (
    <ImportButton
      existingPlaces={count}
      canAddPlaces={canAddPlaces}
      room={{
        path: LIMITS.shapes - path.length,
        boundary: LIMITS.shapes - boundary.length,
        points: LIMITS.pointsPerGuide - points,
      }}
      onImport={take}
    />
  );
}

/** Appends a shapes text to another. */
function joinShapes(before: string, added: string): string {
  const text = before.trim().replace(/;$/, '');
  return text === '' ? added : `${text};${added}`;
}
