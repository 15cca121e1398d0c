import { moveMarker } from '@laneway/domain/geo/edit-shapes';
import { printLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { logProblem } from '../../../core/diagnostics/log.ts';
import { QueueClosed } from './save-queue.ts';
import { uploadName } from './upload-names.ts';
import type { OpenWorkspace } from './workspaces.ts';

export type PlaceToAdd = {
  readonly title: string;
  readonly description: string;
  readonly point: Point;
  readonly photo: File | null;
};

/**
 * Adds several requested places and saves each, so that users needn't open every one. A photo is uploaded and attached
 * to its place.
 */
export function addImportedPlaces(
  { workspace, openedAs }: OpenWorkspace,
  places: readonly PlaceToAdd[],
  upload: (files: readonly File[], field: string) => void,
): void {
  for (const { title, description, point, photo } of places) {
    const location = printLocation(point);
    const marker = moveMarker(null, point) ?? '';
    const added = workspace.addPlace({ title, description, location, marker });
    if (!added.ok) return;
    const recordKey = added.value;
    void workspace.save(recordKey).catch((error: unknown) => {
      if (!(error instanceof QueueClosed)) logProblem('A place could not be saved', error);
    });
    if (photo !== null) upload([photo], uploadName(openedAs, { recordKey, field: 'image' }));
  }
}
