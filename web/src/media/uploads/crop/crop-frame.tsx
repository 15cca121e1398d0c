import { type PointerEvent, type Ref, useRef } from 'react';
import styles from './crop-dialog.module.css';
import { type CropView, cropRect, moveBy, type Size } from './crop-geometry.ts';

export type CropFrameProps = {
  readonly src: string;
  /** Null until the image has loaded. */
  readonly size: Size | null;
  readonly view: CropView;
  readonly onView: (view: CropView) => void;
  readonly onLoad: (image: HTMLImageElement) => void;
  readonly onError: () => void;
  readonly ref: Ref<HTMLImageElement>;
};

/** The image behind a window in the card's shape; it is dragged, or moved with the sliders. */
export function CropFrame({ src, size, view, onView, onLoad, onError, ref }: CropFrameProps) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const rect = size === null ? null : cropRect(size, view);

  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (last.current === null || size === null || rect === null) return;
    const scale = rect.width / currentTarget.clientWidth;
    const dx = (last.current.x - clientX) * scale;
    const dy = (last.current.y - clientY) * scale;
    last.current = { x: clientX, y: clientY };
    onView(moveBy(size, view, dx, dy));
  };

  return (
    <div
      className={styles.frame}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        last.current = { x: clientX, y: clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
    >
      <img
        ref={ref}
        src={src}
        alt=""
        draggable={false}
        className={styles.image}
        style={
          size === null || rect === null
            ? undefined
            : {
                width: percent(size.width / rect.width),
                left: percent(-rect.x / rect.width),
                top: percent(-rect.y / rect.height),
              }
        }
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
        onError={onError}
      />
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
