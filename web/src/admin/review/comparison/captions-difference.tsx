import { loadingTexts } from '@laneway/domain/accounts/messages';
import { parseCaptions } from '@laneway/domain/media/captions';
import { loadFailureText } from '@laneway/domain/media/messages';
import type { ComparedField } from '@laneway/domain/review/change';
import { useQuery } from '@tanstack/react-query';
import { useShownMedia } from '../../../creator/previews/use-shown-media.ts';
import { useMediaSource } from '../../../media/use-media-source.ts';
import styles from './comparison.module.css';
import { TextDifference } from './text-difference.tsx';

export type CaptionsDifferenceProps = {
  readonly field: ComparedField;
  readonly onlyChanges: boolean;
};

/** The text of two captions files, compared by word. */
export function CaptionsDifference({ field, onlyChanges }: CaptionsDifferenceProps) {
  const before = useCaptionsText(field.before);
  const after = useCaptionsText(field.after);
  const unread = [before, after].filter(({ state }) => state !== 'loaded');
  if (unread.length === 0) {
    return (
      <TextDifference
        before={before.text}
        after={after.text}
        onlyChanges={onlyChanges}
        unreadable="The words are the same. The times or the layout have changed."
      />
    );
  }
  return <Unread captions={unread} />;
}

/** The text of a captions file. */
export function CaptionsFile({ uri }: { readonly uri: string }) {
  const captions = useCaptionsText(uri);
  if (captions.state !== 'loaded') return <Unread captions={[captions]} />;
  return <p className={styles.paragraph}>{captions.text}</p>;
}

function Unread({
  captions,
}: {
  readonly captions: readonly ReturnType<typeof useCaptionsText>[];
}) {
  const failed = captions.find(({ state }) => state === 'failed');
  if (failed === undefined) return <p role="status">{loadingTexts.loading}</p>;
  return (
    <p role="alert" className={styles.note}>
      {failed.note ?? loadFailureText('captions')}
    </p>
  );
}

/** The text of a captions file; null until it has loaded, and if there is no file. */
type CaptionsText = {
  readonly text: string | null;
  readonly state: 'loading' | 'loaded' | 'failed';
  /** The reason why a file can't be read yet. */
  readonly note: string | null;
};

function useCaptionsText(uri: string | null): CaptionsText {
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
    // The file at a URI never changes.
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
