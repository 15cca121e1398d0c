import { loadingTexts } from '@laneway/domain/accounts/messages';
import { loadFailureText } from '@laneway/domain/media/messages';
import { MAX_IMAGE_PIXELS } from '@laneway/domain/media/upload-limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './crop-dialog.module.css';
import { CropFrame } from './crop-frame.tsx';
import { CENTRED, cropRect, maxZoom, type Size, zoomTo } from './crop-geometry.ts';
import { cropImage } from './crop-image.ts';
import { CropSlider } from './crop-slider.tsx';

export type CropDialogProps = {
  readonly file: File;
  /** Called with the cropped image, or with the file itself. */
  readonly onDone: (file: File) => void;
  readonly onClose: () => void;
};

const TOO_LARGE = `This image is too large. Choose one up to ${MAX_IMAGE_PIXELS / 1e6} megapixels.`;

/** Lets someone choose which part of an image goes on the cards. */
export function CropDialog({ file, onDone, onClose }: CropDialogProps) {
  const src = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [view, setView] = useState(CENTRED);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const measure = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    if (width * height > MAX_IMAGE_PIXELS) setProblem(TOO_LARGE);
    else setSize({ width, height });
  };
  const crop = async () => {
    if (image.current === null || size === null) return;
    setBusy(true);
    try {
      onDone(await cropImage(image.current, cropRect(size, view), file));
    } catch {
      setProblem('We couldn’t crop this image. Use the whole image instead.');
      setBusy(false);
    }
  };

  return (
    <Dialog title="Crop image" width="narrow" onClose={onClose}>
      {problem !== null && <Callout tone="error" text={problem} />}
      {src !== null && problem !== TOO_LARGE && (
        <CropFrame
          ref={image}
          src={src}
          size={size}
          view={view}
          onView={setView}
          onLoad={measure}
          onError={() => setProblem(loadFailureText('image'))}
        />
      )}
      {size !== null && (
        <div className={styles.sliders}>
          <CropSlider
            label="Zoom"
            value={view.zoom}
            min={1}
            max={maxZoom(size)}
            onChange={(zoom) => setView((now) => zoomTo(size, now, zoom))}
          />
          <CropSlider
            label="Left and right"
            value={view.across}
            min={0}
            max={1}
            onChange={(across) => setView((now) => ({ ...now, across }))}
          />
          <CropSlider
            label="Up and down"
            value={view.down}
            min={0}
            max={1}
            onChange={(down) => setView((now) => ({ ...now, down }))}
          />
        </div>
      )}
      <div className={styles.buttons}>
        {size !== null && (
          <>
            <Button
              kind="main"
              onClick={() => void crop()}
              busyText={isBusy ? loadingTexts.processing : undefined}
            >
              Use this crop
            </Button>
            <Button onClick={() => onDone(file)} disabled={isBusy}>
              Use whole image
            </Button>
          </>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

/** An object URL for a local file, revoked when it is no longer needed. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
