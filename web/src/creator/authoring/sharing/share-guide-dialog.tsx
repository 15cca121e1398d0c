import {
  printEmbedPath,
  printGuidePath,
  printNamedGuidePath,
} from '@laneway/domain/app-links/guide-path';
import { useState } from 'react';
import { ShareDialog } from '../../../guide/sharing/share-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PosterDialog } from './poster-dialog.tsx';
import styles from './sharing.module.css';

export type ShareGuideDialogProps = {
  readonly guideId: number;
  readonly title: string;
  readonly onClose: () => void;
};

type Step = 'share' | 'poster' | 'embed';

/** The ways in which a creator can share a live guide: its link, a poster to print and a card for other sites. */
export function ShareGuideDialog({ guideId, title, onClose }: ShareGuideDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [step, setStep] = useState<Step>('share');
  const { origin } = window.location;
  const code = embedCode(origin, guideId, title);
  const copyCode = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      setStep('embed');
    }
  };
  switch (step) {
    case 'share':
      return (
        <ShareDialog
          title={title}
          address={origin + printNamedGuidePath(guideId, title)}
          more={
            <>
              <Button onClick={() => setStep('poster')}>Print poster</Button>
              <Button onClick={() => void copyCode()}>
                {isCopied ? 'Copied' : 'Copy embed code'}
              </Button>
              {/* A live region must exist before it changes. */}
              <VisuallyHidden>
                <span role="status">{isCopied && 'Embed code copied'}</span>
              </VisuallyHidden>
            </>
          }
          onClose={onClose}
        />
      );
    case 'poster':
      return (
        <PosterDialog
          guideId={guideId}
          address={origin + printGuidePath({ guideId, placeId: null })}
          onClose={onClose}
        />
      );
    case 'embed':
      return (
        <Dialog title="Embed code" width="narrow" onClose={onClose}>
          <p>Couldn’t copy. Select the code and copy it yourself.</p>
          <textarea
            readOnly
            rows={6}
            aria-label="Embed code"
            className={styles.code}
            value={code}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Dialog>
      );
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** The HTML that a creator pastes into another site: a frame with the card of a guide. */
export function embedCode(origin: string, guideId: number, title: string): string {
  const address = origin + printEmbedPath(guideId);
  const name = `${title} on Laneway`.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
  return `<iframe src="${address}" title="${name}" width="360" height="340" loading="lazy" style="border:0;border-radius:16px;max-width:100%"></iframe>`;
}
