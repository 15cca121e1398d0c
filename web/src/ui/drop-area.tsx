import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './drop-area.module.css';

export type DropAreaProps = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Files can be dropped anywhere on it. The buttons inside do the same without a mouse. */
export function DropArea({ onFiles, className, children }: DropAreaProps) {
  // The pointer enters each child as well: it has left the area only after as many leave events.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const move = (by: number) => {
    depth.current += by;
    setOver(depth.current > 0);
  };
  const withFiles = (event: DragEvent, act: () => void) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    act();
  };
  useEffect(keepPageOnDrop, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for mice; the buttons inside are for everyone
    <div
      className={classNames(styles.area, isOver && styles.over, className)}
      onDragEnter={(event) => withFiles(event, () => move(1))}
      onDragOver={(event) => withFiles(event, () => undefined)}
      onDragLeave={(event) => withFiles(event, () => move(-1))}
      onDrop={(event) =>
        withFiles(event, () => {
          move(-depth.current);
          onFiles([...event.dataTransfer.files]);
        })
      }
    >
      {children}
    </div>
  );
}

/** A file dropped next to the area would otherwise replace the app in its tab. */
function keepPageOnDrop(): () => void {
  const preventDrop = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  };
  window.addEventListener('dragover', preventDrop);
  window.addEventListener('drop', preventDrop);
  return () => {
    window.removeEventListener('dragover', preventDrop);
    window.removeEventListener('drop', preventDrop);
  };
}
