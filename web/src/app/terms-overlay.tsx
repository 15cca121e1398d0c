import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { TERMS } from '../ui/terms/terms.ts';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import styles from './terms-overlay.module.css';

/** The Terms of Use over whatever page is shown; a tap, Escape or going back closes them. */
export function TermsOverlay() {
  const { closeOverlay } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => closeOverlay('termsOfUse');
  useDocumentTitle(OWN_PAGES.terms.title);
  // Closed before it is removed from the page: only then is the focus restored.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and dialogs know it by themselves
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby="terms-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={({ target }) => {
        if (!isForSomethingElse(target)) close();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id="terms-title" className={styles.title}>
            {OWN_PAGES.terms.title}
          </h2>
          <RoundButton icon="close" label="Close" onClick={close} />
        </header>
        <TermsText />
      </div>
    </dialog>
  );
}

/** Following a link or selecting text doesn't close it, and buttons have their own actions. */
function isForSomethingElse(target: EventTarget): boolean {
  const isControl = target instanceof Element && target.closest('a, button') !== null;
  return isControl || document.getSelection()?.isCollapsed === false;
}

function TermsText() {
  return TERMS.map(({ title, points }) => (
    <section key={title} className={styles.section}>
      <h3>{title}</h3>
      {points.map((point) => (
        <p key={point}>{point}</p>
      ))}
    </section>
  ));
}
