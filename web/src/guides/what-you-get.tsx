import { Chip } from '../ui/chip.tsx';
import { durationText, type Guide, offlineSizeText, placeCountText } from './guide-facts.ts';
import styles from './what-you-get.module.css';

/** The measurable part of a guide: places, minutes, size. */
export function WhatYouGet({ guide }: { readonly guide: Guide }) {
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
    </ul>
  );
}
