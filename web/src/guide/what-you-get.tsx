import { languageToShow } from '@laneway/domain/guides/languages';
import { useSyncExternalStore } from 'react';
import { Chip } from '../ui/chip.tsx';
import { durationText, type Guide, offlineSizeText, placeCountText } from './guide-facts.ts';
import styles from './what-you-get.module.css';

/** The facts of a guide: places, minutes, size, and its language if that is unusual for the reader. */
export function WhatYouGet({ guide }: { readonly guide: Guide }) {
  const language = languageToShow(guide.g_language, useLocale());
  const facts = [
    placeCountText(guide.g_place_count),
    durationText(guide.g_duration_minutes),
    offlineSizeText(guide),
  ].filter((fact) => fact !== null);
  return (
    <ul className={styles.facts} aria-label="What you get">
      {facts.map((fact) => (
        <li key={fact}>
          <Chip>{fact}</Chip>
        </li>
      ))}
      {language !== null && (
        <li lang={guide.g_language}>
          <Chip>{language}</Chip>
        </li>
      )}
    </ul>
  );
}

/** The language of the browser, such as en-AU; null on the server, which doesn't know it. */
function useLocale(): string | null {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('languagechange', onChange);
      return () => window.removeEventListener('languagechange', onChange);
    },
    () => navigator.language,
    () => null,
  );
}
