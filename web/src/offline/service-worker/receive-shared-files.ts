import { printAppLink } from '@laneway/domain/app-links/app-link';
import { SHARED_FILES_FIELD } from '@laneway/domain/app-links/share-target';
import { keepSharedFiles } from '../shared-files.ts';

/** As many as one guide could be made of; more are left out. */
const MAX_FILES = 50;

/** Keeps what another app has shared, and leads to the page that opens it. */
export async function receiveSharedFiles(
  request: Pick<Request, 'formData' | 'url'>,
): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const fields = form?.getAll(SHARED_FILES_FIELD) ?? [];
  const files = fields.filter((field) => field instanceof File).slice(0, MAX_FILES);
  await keepSharedFiles(files, Date.now());
  // Not an answer to the POST itself: a reload would send the files again.
  return Response.redirect(
    new URL(printAppLink({ kind: 'personalPage', page: 'sharedFiles' }), request.url),
    303,
  );
}
