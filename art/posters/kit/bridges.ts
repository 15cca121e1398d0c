import { fade, fill, type Ink, line } from './ink.ts';
import { times } from './random.ts';
import { arcPoints, box, type Outline, type Point, polygon, polyline } from './shapes.ts';

export type Masonry = {
  readonly left: number;
  readonly right: number;
  /** The height of the road, the height of the water, and how far each arch rises above the water. */
  readonly deck: number;
  readonly level: number;
  readonly rise: number;
  readonly spans: number;
  readonly pier: number;
};

function vaults({ left, right, level, rise, spans, pier }: Masonry, shift: number): Outline {
  const span = (right - left - pier * (spans + 1)) / spans;
  return times(spans, (i) => {
    const from = left + pier + i * (span + pier) + shift;
    return polygon(arcPoints([from + span / 2, level], span / 2, rise, 180, 0, 24));
  }).join('');
}

/** A stone bridge seen from the bank: flat arches with shaded soffits, piers, parapet. */
export function archBridge(
  bridge: Masonry,
  tones: {
    readonly face: string;
    readonly shade: string;
    readonly under: string;
    readonly trim: string;
  },
): Ink {
  const { left, right, deck, level, spans, pier } = bridge;
  const wall = box(left, deck, right - left, level - deck);
  const span = (right - left - pier * (spans + 1)) / spans;
  const piers = times(spans + 1, (i) => {
    const x = left + i * (span + pier);
    return (
      fill(box(x - 6, deck + 14, pier + 12, level - deck - 14), tones.trim) +
      fill(box(x + pier * 0.55, deck + 14, pier * 0.45 + 6, level - deck - 14), tones.shade)
    );
  });
  return (
    fill(wall, tones.face) +
    fade(wall, tones.shade, [0, level], [0, deck], 0.7) +
    fill(vaults(bridge, 0), tones.under) +
    fade(vaults(bridge, 0), tones.shade, [0, level], [0, level - bridge.rise * 1.1], 0.5) +
    piers.join('') +
    fill(box(left, deck - 8, right - left, 16), tones.trim) +
    fill(box(left, deck + 8, right - left, 7), tones.shade) +
    fill(
      times(Math.floor((right - left) / 22), (i) => box(left + i * 22, deck - 26, 11, 18)).join(''),
      tones.shade,
    ) +
    fill(box(left, deck - 32, right - left, 8), tones.trim)
  );
}

/** A tied steel arch with hangers, thin as a drawn bow. */
export function bowArch(
  from: Point,
  to: Point,
  rise: number,
  color: string,
  width: number,
  hangers = 12,
): Ink {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const half = (to[0] - from[0]) / 2;
  const bow = arcPoints([mx, my], half, rise, 180, 0, 30);
  return (
    bow
      .filter((_, i) => i % Math.max(1, Math.round(30 / hangers)) === 0)
      .map(([x, y]) =>
        line(
          [x, y],
          [x, from[1] + ((to[1] - from[1]) * (x - from[0])) / (2 * half)],
          color,
          Math.max(1.5, width * 0.16),
        ),
      )
      .join('') +
    `<path d="${polyline(bow)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
  );
}

/** Riveted trestles and girders of an old rail bridge. */
export function girderBridge(
  left: number,
  right: number,
  deck: number,
  level: number,
  bays: number,
  face: string,
  shade: string,
): Ink {
  const bay = (right - left) / bays;
  return (
    times(bays + 1, (i) => {
      const x = left + i * bay;
      return (
        fill(
          polygon([
            [x - 9, deck],
            [x + 9, deck],
            [x + 15, level],
            [x - 15, level],
          ]),
          shade,
        ) + fill(box(x - 20, level - 12, 40, 14), face)
      );
    }).join('') +
    fill(box(left, deck - 44, right - left, 44), face) +
    fill(times(bays * 4, (i) => box(left + (i * bay) / 4, deck - 40, 5, 36)).join(''), shade) +
    fill(box(left, deck - 50, right - left, 8) + box(left, deck - 4, right - left, 8), shade)
  );
}
