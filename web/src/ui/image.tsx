import { loadFailureText } from '@laneway/domain/media/messages';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './image.module.css';
import { LaneMark } from './lane-mark.tsx';

const never = () => () => {};

export type ImageProps = {
  /** Null shows our logo. */
  readonly src: string | null;
  /** The same image in several widths, if there are any. */
  readonly srcSet?: string | null;
  /** The displayed width, by which the browser chooses among them. */
  readonly sizes?: string;
  /** The reason why there is no src; shown in place of the image. */
  readonly failure?: string | null;
  /** Empty when the text next to the image already describes it. */
  readonly alt: string;
  /** An image of a few pixels as a data URL, shown blurred until the real one has loaded. */
  readonly placeholder?: string | null;
  /** Width to height. The space is reserved from the start, so that the layout doesn't shift. */
  readonly ratio: `${number} / ${number}`;
  /**
   * True for the image a visitor sees first, which is shown while it loads. All others load when
   * they come near the viewport, and fade in.
   */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
};

/** Phrasing content throughout, because it is also used inside buttons. */
export function Image({
  src,
  srcSet = null,
  sizes,
  failure = null,
  alt,
  placeholder = null,
  ratio,
  urgent = false,
  className,
}: ImageProps) {
  return (
    <span className={classNames(styles.frame, className)} style={{ aspectRatio: ratio }}>
      {placeholder !== null && <img src={placeholder} alt="" className={styles.placeholder} />}
      {src !== null && (
        <LoadedImage
          key={src}
          src={src}
          srcSet={srcSet ?? undefined}
          sizes={sizes}
          alt={alt}
          urgent={urgent}
        />
      )}
      {src === null && failure === null && <LaneMark className={styles.mark} />}
      {src === null && failure !== null && <FailedFrame text={failure} />}
    </span>
  );
}

type LoadState = 'loading' | 'loaded' | 'failed';

type LoadedImageProps = {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sizes: string | undefined;
  readonly alt: string;
  readonly urgent: boolean;
};

function LoadedImage({ src, srcSet, sizes, alt, urgent }: LoadedImageProps) {
  const [state, setState] = useState<LoadState>('loading');
  const image = useRef<HTMLImageElement>(null);
  // Server-rendered images are visible before this runs, and without scripts nothing would fade them in.
  const isServerRendered = useIsServerRendered();
  const fades = !isServerRendered && !urgent;
  useLayoutEffect(() => {
    // It may have loaded, or failed, before the listeners were added.
    if (!isServerRendered || !image.current?.complete) return;
    setState(image.current.naturalWidth === 0 ? 'failed' : 'loaded');
  }, [isServerRendered]);
  if (state === 'failed') {
    return <FailedImage alt={alt} onConnected={() => setState('loading')} />;
  }
  return (
    <img
      ref={image}
      // Must come before src, because a browser may otherwise start to load that one as well.
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      src={src}
      alt={alt}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding="async"
      className={classNames(
        styles.image,
        fades && styles.fading,
        state === 'loaded' && styles.loaded,
      )}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}

/** Retries when the connection is back. */
function FailedImage({ alt, onConnected }: { alt: string; onConnected: () => void }) {
  const retry = useEffectEvent(onConnected);
  useEffect(() => {
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  const text = loadFailureText('image');
  return <FailedFrame text={alt === '' ? text : `${text}: ${alt}`} />;
}

function FailedFrame({ text }: { readonly text: string }) {
  return (
    <span className={styles.failed}>
      <LaneMark className={styles.mark} />
      <span>{text}</span>
    </span>
  );
}

/** True if this part of the screen was rendered by the server, and not added by the app since. */
function useIsServerRendered(): boolean {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isTakingOver);
  return isServerRendered;
}
