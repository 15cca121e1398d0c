import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { RoundButton } from './round-button.tsx';
import styles from './top-bar.module.css';

/** A heading further down the page, whose text the bar repeats once it has covered it. */
export type BarEcho = {
  readonly title: string;
  readonly heading: RefObject<HTMLElement | null>;
};

export type TopBarProps = {
  /** Undefined where there is nothing to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** The heading of a page that has it in the bar. */
  readonly title?: string;
  /** The language of the title; undefined for that of the page. */
  readonly lang?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** A line below the title. */
  readonly detail?: string | null;
  /** For a page that has its heading below the bar. */
  readonly echo?: BarEcho;
  /** Shown next to the menu; a phone has room for one round button. */
  readonly actions?: ReactNode;
  /** Replaces the title with an element that has its own background, such as a search. */
  readonly children?: ReactNode;
};

/**
 * The bar along the upper edge of every page: back, title, and space for the menu. A page begins below it, unless it
 * sets `--bar-overlap` and lets an image run under it; there the scrim appears with the title.
 */
export function TopBar({
  onBack,
  title,
  lang,
  titleRef,
  detail = null,
  echo,
  actions,
  children,
}: TopBarProps) {
  const bar = useRef<HTMLElement>(null);
  const isUnder = useIsUnderBar(bar, echo?.heading ?? null);
  return (
    <header
      ref={bar}
      className={classNames(styles.bar, children === undefined && styles.scrim)}
      data-lifted={title !== undefined || isUnder}
    >
      {onBack && <RoundButton icon="back" label="Back" onClick={onBack} />}
      {title !== undefined && (
        <div className={styles.names}>
          <h1
            ref={titleRef}
            tabIndex={-1}
            lang={lang}
            className={classNames(styles.title, detail !== null && styles.short)}
          >
            {title}
          </h1>
          {detail !== null && <p className={styles.detail}>{detail}</p>}
        </div>
      )}
      {echo !== undefined && (
        <div className={styles.names} aria-hidden="true">
          {isUnder && <p className={classNames(styles.title, styles.echo)}>{echo.title}</p>}
        </div>
      )}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** True once the bar has started to cover a scrolling heading. */
function useIsUnderBar(
  bar: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null> | null,
): boolean {
  const [isUnder, setIsUnder] = useState(false);
  useEffect(() => {
    const observed = heading?.current;
    if (bar.current === null || !observed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        const { boundingClientRect, rootBounds, intersectionRatio } = last;
        // Below the screen it isn't fully visible either.
        setIsUnder(intersectionRatio < 1 && boundingClientRect.top < (rootBounds?.top ?? 0));
      },
      { rootMargin: `-${bar.current.offsetHeight}px 0px 0px`, threshold: 1 },
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [bar, heading]);
  return isUnder;
}
