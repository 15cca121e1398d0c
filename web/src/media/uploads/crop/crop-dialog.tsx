import { loadingTexts } from '@laneway/domain/accounts/messages';
import { extensionOf, mediaTypeOf } from '@laneway/domain/media/kinds';
import { MAX_IMAGE_PIXELS } from '@laneway/domain/media/upload-limits';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { acceptOf } from '../queue/check-file.ts';
import styles from './crop-dialog.module.css';
import { CropFrame } from './crop-frame.tsx';
import {
  CENTRED,
  cropRect,
  maxZoom,
  outputSize,
  type Rect,
  type Size,
  zoomTo,
} from './crop-geometry.ts';

/** High enough that compression isn't visible; the server makes the sizes that visitors load. */
const QUALITY = 0.92;

const STEPS = 50;

export type CropDialogProps = {
  readonly file: File;
  /** Called with the cropped image, or with the file itself. */
  readonly onDone: (file: File) => void;
  /** Called when another file was chosen, because this one can't be used. */
  readonly onReplace: (file: File) => void;
  readonly onClose: () => void;
};

const UNREADABLE = 'We can’t read this image. It may be damaged. Choose another file.';
const TOO_LARGE = `This image is too large. Choose one up to ${MAX_IMAGE_PIXELS / 1e6} megapixels.`;

/** Lets someone choose which part of an image is shown on the cards. */
export function CropDialog({ file, onDone, onReplace, onClose }: CropDialogProps) {
  const src = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [view, setView] = useState(CENTRED);
  const [isBusy, setBusy] = useState(false);
  /** The reason why this file can't be used at all. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const measure = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    if (width * height === 0) setRefusal(UNREADABLE);
    else if (width * height > MAX_IMAGE_PIXELS) setRefusal(TOO_LARGE);
    else setSize({ width, height });
  };
  const crop = async () => {
    if (image.current === null || size === null) return;
    setBusy(true);
    setHasFailed(false);
    try {
      onDone(await cropImage(image.current, cropRect(size, view), file));
    } catch {
      setHasFailed(true);
      setBusy(false);
    }
  };

  return (
    <Dialog title="Crop image" width="narrow" onClose={onClose}>
      {refusal !== null && <Callout tone="error" text={refusal} />}
      {hasFailed && (
        <Callout tone="error" text="We couldn’t crop this image. Use the whole image instead." />
      )}
      {src !== null && refusal === null && (
        <CropFrame
          ref={image}
          src={src}
          size={size}
          view={view}
          onView={setView}
          onLoad={measure}
          onError={() => setRefusal(UNREADABLE)}
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
        {refusal !== null && (
          <FileButton
            kind="main"
            label="Choose another file"
            accept={acceptOf(['image'])}
            onFiles={([chosen]) => chosen !== undefined && onReplace(chosen)}
          />
        )}
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

type CropSliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

function CropSlider({ label, value, min, max, onChange }: CropSliderProps) {
  const id = useId();
  const isFixed = max <= min;
  const percent = isFixed ? 0 : Math.round(((value - min) / (max - min)) * 100);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / STEPS || 1}
        value={value}
        disabled={isFixed}
        style={{ '--filled': `${percent}%` } as CSSProperties}
        aria-valuetext={`${percent}%`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

/** The cropped part of an image as a new file, at full resolution. */
async function cropImage(image: HTMLImageElement, rect: Rect, file: File): Promise<File> {
  const { width, height } = outputSize(rect);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gave no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, rect.x, rect.y, rect.width, rect.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, outputType(file.type), QUALITY),
  );
  if (blob === null) throw new Error('The browser could not write the image');
  return new File([blob], withEnding(file.name, blob.type), {
    type: blob.type,
    lastModified: file.lastModified,
  });
}

/** Photos stay photos, and types with transparency keep it. */
function outputType(type: string): string {
  return type === 'image/jpeg' || type === 'image/png' ? type : 'image/webp';
}

/** Browsers that can't encode a type write PNG instead. */
function withEnding(name: string, contentType: string): string {
  const type = mediaTypeOf(contentType);
  const stem = name.replace(/\.[^.]*$/, '');
  return type.ok ? `${stem}.${extensionOf(type.value)}` : name;
}
