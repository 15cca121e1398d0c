import { fill, type Ink } from '../../kit/ink.ts';
import { between, seeded, times } from '../../kit/random.ts';
import { ellipse, type Point } from '../../kit/shapes.ts';

/** Fruit heaped on a slope of crates: rows of rounds, each with a lit side. */
export function heap(seed: number, [x, y]: Point, width: number, rows: number, size: number, tone: string, shade: string, light: string): Ink {
  const random = seeded(seed);
  return times(rows, (row) => {
    const count = Math.floor((width - row * size * 0.5) / (size * 0.98));
    return times(count, (i) => {
      const cx = x + row * size * 0.25 + (i + 0.5) * ((width - row * size * 0.5) / count) + between(random, -2, 2);
      const cy = y - row * size * 0.72 + between(random, -2, 2);
      const r = size * 0.55;
      return fill(ellipse(cx, cy, r), shade) + fill(ellipse(cx - r * 0.1, cy - r * 0.1, r * 0.84), tone) + fill(ellipse(cx - r * 0.34, cy - r * 0.36, r * 0.26), light);
    }).join('');
  }).join('');
}
