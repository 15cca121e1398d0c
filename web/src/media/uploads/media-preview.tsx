import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { MediaKind } from '@laneway/domain/media/kinds';
import { loadFailureText } from '@laneway/domain/media/messages';
import { Callout } from '../../ui/callout.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MediaImage } from '../media-image.tsx';
import { useMediaSource } from '../use-media-source.ts';

const fallback = <p role="status">{loadingTexts.loading}</p>;
const PLAYERS = {
  audio: lazyComponent(async () => (await import('../player/audio-player.tsx')).AudioPlayer, {
    fallback,
    failed: loadFailureText('audio'),
  }),
  video: lazyComponent(async () => (await import('../player/video-player.tsx')).VideoPlayer, {
    fallback,
    failed: loadFailureText('video'),
  }),
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
  const Player = PLAYERS[kind];
  return <Player src={source.src} title={title} artwork={null} />;
}
