import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { MediaKind } from '@laneway/domain/media/kinds';
import { loadFailureText } from '@laneway/domain/media/messages';
import { Callout } from '../../ui/callout.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MediaImage } from '../media-image.tsx';
import { useMediaSource } from '../use-media-source.ts';

const PLAYERS = {
  audio: createLazyModule(async () => (await import('../player/audio-player.tsx')).AudioPlayer),
  video: createLazyModule(async () => (await import('../player/video-player.tsx')).VideoPlayer),
};

export type MediaPreviewProps = {
  readonly uri: string;
  readonly kind: MediaKind;
  readonly title: string;
  /** The alt text of an image; empty if the text beside it says the same. */
  readonly alt?: string;
  readonly placeholder?: string | null;
  readonly ratio?: `${number} / ${number}`;
};

/** A file as visitors will see or hear it. Captions have nothing to show by themselves. */
export function MediaPreview({
  uri,
  kind,
  title,
  alt = '',
  placeholder = null,
  ratio = '4 / 3',
}: MediaPreviewProps) {
  if (kind === 'captions') return null;
  if (kind === 'image') {
    return (
      <MediaImage size="placePage" field={uri} alt={alt} placeholder={placeholder} ratio={ratio} />
    );
  }
  return <PlayerPreview uri={uri} kind={kind} title={title} />;
}

type PlayerPreviewProps = {
  readonly uri: string;
  readonly kind: 'audio' | 'video';
  readonly title: string;
};

function PlayerPreview({ uri, kind, title }: PlayerPreviewProps) {
  const source = useMediaSource(uri);
  if (source.kind === 'failed') return <Callout tone="error" text={source.text} />;
  if (source.kind !== 'ready') return <Skeleton shape="title" />;
  return (
    <LazyPart
      module={PLAYERS[kind]}
      props={{ src: source.src, title, artwork: null }}
      fallback={<p role="status">{loadingTexts.loading}</p>}
      failed={(tryAgain) => (
        <Callout
          tone="error"
          text={loadFailureText(kind)}
          action={{ label: 'Try again', onAct: tryAgain }}
        />
      )}
    />
  );
}
