import { clip, fade, fill, HEIGHT, halo, type Ink, stroke, WIDTH } from './ink.ts';
import { between, seeded, times } from './random.ts';
import { box, curve, ellipse, type Outline, type Point, polygon } from './shapes.ts';

/** Fills the whole sheet with one tone that changes towards the horizon. */
export function sky(top: string, low: string, horizon: number, strength = 1): Ink {
  return (
    fill(box(0, 0, WIDTH, HEIGHT), top) +
    fade(box(0, 0, WIDTH, horizon + 2), low, [0, horizon], [0, horizon * 0.08], strength) +
    fill(box(0, horizon, WIDTH, HEIGHT), low)
  );
}

export function sun(at: Point, radius: number, color: string, glow?: string): Ink {
  return (
    (glow ? halo(at, radius * 2.6, glow, 0.75) : '') + fill(ellipse(at[0], at[1], radius), color)
  );
}

/** Broad rays from a point, every other wedge inked. */
export function rays(
  from: Point,
  count: number,
  color: string,
  opacity: number,
  reach = 1600,
): Ink {
  const wedge = (Math.PI * 2) / count;
  return times(count, (i): Ink => {
    const edge = (turn: number): Point => [
      from[0] + Math.cos(turn) * reach,
      from[1] + Math.sin(turn) * reach,
    ];
    return fill(polygon([from, edge(i * wedge), edge((i + 0.5) * wedge)]), color, opacity);
  }).join('');
}

function bar(x: number, y: number, width: number, height: number): Outline {
  const r = height / 2;
  return `M${x + r} ${y}h${width - height}a${r} ${r} 0 0 1 0 ${height}h${height - width}a${r} ${r} 0 0 1 0 ${-height}Z`;
}

/** A long cloud bank of rounded bars, like paper cut-outs. */
export function streaks(seed: number, [x, y]: Point, width: number, color: string, bars = 4): Ink {
  const random = seeded(seed);
  return times(bars, (i) => {
    const length = width * between(random, 0.45, 1);
    const offset = between(random, -0.25, 0.25) * width;
    return fill(
      bar(Math.round(x + offset - length / 2), y + i * 22, Math.round(length), 24),
      color,
    );
  }).join('');
}

/** A cumulus cloud with a flat base. */
export function cumulus(seed: number, [x, y]: Point, width: number, color: string): Ink {
  const random = seeded(seed);
  const puffs = times(7, (i) => {
    const along = i / 6;
    const size =
      width * (0.07 + 0.15 * Math.sin(along * Math.PI) ** 1.5) * between(random, 0.85, 1.2);
    return ellipse(x - width / 2 + width * along, y - size * 0.45, size * 1.15, size);
  });
  return clip(box(x - width, y - width, width * 2, width), fill(puffs.join(''), color));
}

export function birds(
  seed: number,
  [x, y]: Point,
  count: number,
  size: number,
  color: string,
): Ink {
  const random = seeded(seed);
  return times(count, () => {
    const bx = x + between(random, -6, 6) * size;
    const by = y + between(random, -3, 3) * size;
    const s = size * between(random, 0.6, 1.1);
    const wings = curve([
      [bx - s, by - s * 0.25],
      [bx - s * 0.45, by - s * 0.42],
      [bx, by],
      [bx + s * 0.45, by - s * 0.42],
      [bx + s, by - s * 0.25],
    ]);
    return stroke(wings, color, Math.max(2, s * 0.16));
  }).join('');
}

export function stars(seed: number, count: number, low: number, color: string): Ink {
  const random = seeded(seed);
  return times(count, () =>
    fill(
      ellipse(between(random, 0, WIDTH), between(random, 0, low), between(random, 1.2, 3.2)),
      color,
      0.8,
    ),
  ).join('');
}
