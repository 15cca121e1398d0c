import { loadFailureText } from '@laneway/domain/media/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './image.module.css';
import { LaneMark } from './lane-mark.tsx';

export type ImageProps = {
  /** Null shows our logo. */
  readonly src: string | null;
  /** Empty when the text beside the image already says it. */
  readonly alt: string;
  /** An image of a few pixels as a data URL, shown blurred until the real one has loaded. */
  readonly placeholder?: string | null;
  /** Width to height. The space is kept from the start, so that nothing jumps. */
  readonly ratio: `${number} / ${number}`;
  /**
   * True for the image a visitor sees first, which is shown as it loads. All others load when they come near the
   * screen, and fade in.
   */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
};

export function Image({
  src,
  alt,
  placeholder = null,
  ratio,
  urgent = false,
  className,
}: ImageProps) {
  return (
    <div className={classNames(styles.frame, className)} style={{ aspectRatio: ratio }}>
      {placeholder !== null && <img src={placeholder} alt="" className={styles.placeholder} />}
      {src === null ? (
        <LaneMark className={styles.mark} />
      ) : (
        <LoadedImage key={src} src={src} alt={alt} urgent={urgent} />
      )}
    </div>
  );
}

type LoadState = 'loading' | 'loaded' | 'failed';

function LoadedImage({ src, alt, urgent }: { src: string; alt: string; urgent: boolean }) {
  const [state, setState] = useState<LoadState>('loading');
  if (state === 'failed') {
    return <FailedImage alt={alt} onConnected={() => setState('loading')} />;
  }
  return (
    <img
      src={src}
      alt={alt}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding="async"
      className={classNames(
        styles.image,
        !urgent && styles.fading,
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
  return (
    <div className={styles.failed}>
      <LaneMark className={styles.mark} />
      <p>{alt === '' ? loadFailureText('image') : `${loadFailureText('image')}: ${alt}`}</p>
    </div>
  );
}
