import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { quotedText } from '@laneway/domain/text/quoted-text';
import type { Transaction } from '../../platform/database/database.ts';
import { queueEmail } from '../mail/public.ts';
import { addNotification } from '../notifications/public.ts';
import type { MediaDeps } from './media-deps.ts';
import { type ArrivedMedia, findUploader } from './processing-store.ts';

/** Notifies an uploader, in the transaction that marks the file, that it was removed and what to do next. */
export async function reportInfected(
  tx: Transaction,
  { publicUrl }: Pick<MediaDeps, 'publicUrl'>,
  { bucket, key, uploader_id: uploaderId, file_name }: ArrivedMedia,
): Promise<void> {
  const uploader = uploaderId === null ? null : await findUploader(tx, uploaderId);
  if (uploaderId === null || uploader === null) return;
  const fileName = quotedText(file_name).trim() || null;
  await addNotification(tx, {
    userId: uploaderId,
    kind: 'media_infected',
    title: 'We removed a file you uploaded',
    body: `Our virus scan found malware in ${fileName === null ? 'it' : `“${fileName}”`}. Check your device for viruses, then upload a clean copy.`,
  });
  await queueEmail(tx, {
    dedupeKey: `media infected ${bucket}/${key}`,
    to: uploader.email,
    template: 'media_infected',
    data: {
      name: uploader.name,
      fileName,
      link: appLinkUrl(publicUrl, {
        kind: 'dashboard',
        route: { part: 'media' },
      }),
    },
  });
}
