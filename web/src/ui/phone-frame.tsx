import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './phone-frame.module.css';

export type PhoneFrameProps = {
  /** The accessible name: “Preview of City of Trams”. */
  readonly label: string;
  /** True if its content can be used, such as a map that can be dragged. Otherwise it can only be scrolled. */
  readonly isInteractive?: boolean;
  readonly children: ReactNode;
};

/**
 * A phone whose screen is always as wide as a real one's, scaled down if there is less room. Content with fixed
 * positioning stays inside.
 */
export function PhoneFrame({ label, isInteractive = false, children }: PhoneFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const phone = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [outer, inner] = [room.current, phone.current];
    if (outer === null || inner === null) return;
    const scaleToRoom = () => {
      const scale =
        inner.offsetWidth === 0 ? 1 : Math.min(1, outer.clientWidth / inner.offsetWidth);
      outer.style.setProperty('--phone-scale', `${scale}`);
    };
    const observer = new ResizeObserver(scaleToRoom);
    observer.observe(outer);
    scaleToRoom();
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={room} className={styles.room}>
      <div ref={phone} className={styles.phone}>
        {isInteractive ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
          <div role="group" aria-label={label} className={styles.screen}>
            {children}
          </div>
        ) : (
          <div
            role="img"
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            className={classNames(styles.screen, styles.scroller)}
          >
            <div inert className={styles.content}>
              {children}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
