import type { PublishedGuide } from '@laneway/contract/catalogue';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useGuide } from '../../../api/queries/guides.ts';
import { useQueryState } from '../../../api/use-query-state.ts';
import { QrCode } from '../../../guide/sharing/qr-code.tsx';
import { useMediaSource } from '../../../media/use-media-source.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './poster.module.css';

export type PosterDialogProps = {
  readonly guideId: number;
  /** Short enough to be typed. */
  readonly address: string;
  readonly onClose: () => void;
};

/** A poster of a live guide, for the printer. */
export function PosterDialog({ guideId, address, onClose }: PosterDialogProps) {
  const query = useQueryState(useGuide(guideId));
  return (
    <Dialog title="Poster" width="narrow" onClose={onClose}>
      {query.kind === 'loading' && <p role="status">{loadingTexts.loading}</p>}
      {query.kind === 'failed' && (
        <Callout tone="error" text={contentTexts.loadGuideFailed} action={query.tryAgain} />
      )}
      {(query.kind === 'missing' || query.kind === 'closed') && (
        <Callout tone="error" text={contentTexts.guideNotFound} />
      )}
      {query.kind === 'ready' && <PrintedPoster guide={query.data} address={address} />}
    </Dialog>
  );
}

type PosterProps = { readonly guide: PublishedGuide; readonly address: string };

/** The poster twice: a preview, and the one that is printed, which isn’t shown on the screen. */
function PrintedPoster(props: PosterProps) {
  const printed = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const print = async () => {
    const images = [...(printed.current?.querySelectorAll('img') ?? [])];
    // A poster without its cover is better than none.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    try {
      window.print();
    } catch {
      setProblem('This browser can’t print. Try another one.');
    }
  };
  return (
    <div className={styles.dialog}>
      <p className={styles.hint}>A4, with a QR code that opens your guide.</p>
      <div className={styles.preview}>
        <Poster {...props} />
      </div>
      <Button kind="main" onClick={() => void print()}>
        Print poster
      </Button>
      <p role="status" className={styles.hint}>
        {problem}
      </p>
      {createPortal(
        <div ref={printed} className={styles.printed} aria-hidden="true">
          <Poster {...props} />
        </div>,
        document.body,
      )}
    </div>
  );
}

function Poster({ guide, address }: PosterProps) {
  const cover = useMediaSource(guide.g_image);
  return (
    <article className={styles.poster}>
      {cover.kind === 'ready' && <img src={cover.src} alt="" className={styles.cover} />}
      <div className={styles.text}>
        <h3 className={styles.title}>{guide.g_title}</h3>
        <p className={styles.author}>By {guide.g_author}</p>
      </div>
      <div className={styles.scan}>
        <div className={styles.qr}>
          <QrCode text={address} label={`QR code for ${guide.g_title}`} />
        </div>
        <div>
          <p className={styles.call}>Scan to open this guide on your phone</p>
          <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
          <p className={styles.brand}>Laneway</p>
        </div>
      </div>
    </article>
  );
}
