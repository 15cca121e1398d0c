import { parseCaptions } from '@laneway/domain/media/captions';
import { useQuery } from '@tanstack/react-query';
import { useShownMedia } from '../../../creator/previews/use-shown-media.ts';
import { useMediaSource } from '../../../media/use-media-source.ts';

/** What the captions in a file say. The text is null until it has loaded, and if there is no file. */
export type CaptionsText = {
  readonly text: string | null;
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Why a file may not be read yet. */
  readonly note: string | null;
};

export function useCaptionsText(uri: string | null): CaptionsText {
  const shown = useShownMedia(uri);
  const source = useMediaSource(shown.uri);
  const src = source.kind === 'ready' ? source.src : null;
  const { data, isError } = useQuery({
    queryKey: ['captions text', src],
    queryFn: async ({ signal }) => {
      const reply = await fetch(src ?? '', { signal });
      if (!reply.ok) throw new Error(`captions: ${reply.status}`);
      return spokenText(await reply.text());
    },
    enabled: src !== null,
    // A file never changes under its address.
    staleTime: Infinity,
  });
  if (uri === null) return { text: null, state: 'loaded', note: null };
  if (data !== undefined) return { text: data, state: 'loaded', note: null };
  const hasFailed = isError || source.kind === 'failed' || shown.note !== null;
  return { text: null, state: hasFailed ? 'failed' : 'loading', note: shown.note };
}

/** One line for each caption, without times and markup; a file that isn't WebVTT is shown as it is. */
function spokenText(file: string): string {
  const captions = parseCaptions(file);
  if (!captions.ok) return file;
  return captions.value.map(({ text }) => plainCaption(text)).join('\n');
}

function plainCaption(text: string): string {
  const element = new DOMParser().parseFromString(text, 'text/html').body;
  return (element.textContent ?? '').replaceAll('\n', ' ');
}
