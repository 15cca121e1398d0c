import { useUploadedMedia } from '../../api/queries/media.ts';
import { judgeMedia } from '../../media/uploads/queue/media-verdict.ts';

/** A file that may be shown, or a message why not. */
export type ShownMedia = { readonly uri: string | null; readonly note: string | null };

/**
 * A file of a draft, once its virus scan has passed or if its state is unknown. The state of files that the server has
 * checked isn't requested.
 */
export function useShownMedia(uri: string | null, isChecked = false): ShownMedia {
  const { data, isLoading } = useUploadedMedia(isChecked ? null : uri);
  if (data === undefined) return { uri: isLoading ? null : uri, note: null };
  const verdict = judgeMedia(data);
  return verdict.kind === 'usable' ? { uri, note: null } : { uri: null, note: verdict.text };
}
