import { formatDistance } from '@laneway/domain/geo/distance';
import { languageName } from '@laneway/domain/guides/languages';
import { formatMinutes } from '@laneway/domain/text/durations';
import { formatSize } from '@laneway/domain/text/sizes';
import { Chip } from '../ui/chip.tsx';
import { durationText, type Guide, placeCountText } from './guide-facts.ts';
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

/** '12 min of audio'; null for a guide without any, or in a list, where it isn't known. */
function audioText({ g_preview }: Guide): string | null {
  const minutes = Math.round((g_preview?.audio_seconds ?? 0) / 60);
  return minutes === 0 ? null : `${formatMinutes(minutes)} of audio`;
}

/** Longer routes may be by tram or bike as well as on foot. */
const LONGEST_WALK_METRES = 8_000;

/** '3.4 km walk, climbs 45 m', or '11.4 km route' where few would walk that far; null for a guide without either. In lists, only the climb is known. */
export function routeText({ g_preview, g_climb_metres }: Guide): string | null {
  const metres = g_preview?.route_metres ?? null;
  const kind = (metres ?? 0) > LONGEST_WALK_METRES ? 'route' : 'walk';
  const route = metres === null ? null : `${formatDistance(metres)} ${kind}`;
  const parts = [route, climbText(g_climb_metres)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** 'climbs 45 m', or 'flat'; null if its creator hasn't said. */
function climbText(metres: number | null): string | null {
  if (metres === null) return null;
  return metres === 0 ? 'flat' : `climbs ${metres.toLocaleString('en-AU')}\u00a0m`;
}

/** '12.40 MB offline'; null for a guide without media, whose size says nothing. */
function offlineSizeText(guide: Guide): string | null {
  return guide.g_size_bytes === 0 ? null : `${formatSize(guide.g_size_bytes)} offline`;
}
