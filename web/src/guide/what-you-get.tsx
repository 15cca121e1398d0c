import { languageName } from '@laneway/domain/guides/languages';
import { Chip } from '../ui/chip.tsx';
import {
  audioText,
  durationText,
  type Guide,
  offlineSizeText,
  placeCountText,
  routeText,
} from './guide-facts.ts';
import styles from './what-you-get.module.css';

/** The facts of a guide: places, minutes, distance, audio, size and language. */
export function WhatYouGet({ guide }: { readonly guide: Guide }) {
  const facts = [
    placeCountText(guide.g_place_count),
    durationText(guide.g_duration_minutes),
    routeText(guide),
    audioText(guide),
    offlineSizeText(guide),
  ].filter((fact) => fact !== null);
  return (
    <ul className={styles.facts} aria-label="What you get">
      {facts.map((fact) => (
        <li key={fact}>
          <Chip>{fact}</Chip>
        </li>
      ))}
      <li lang={guide.g_language}>
        <Chip>{languageName(guide.g_language)}</Chip>
      </li>
    </ul>
  );
}
