import { fill, type Ink } from './ink.ts';
import { between, seeded, times } from './random.ts';
import { box, type Outline, polygon } from './shapes.ts';

function tower(kind: number, x: number, base: number, width: number, height: number): Outline {
  const top = base - height;
  const body = box(x, top, width, height + 2);
  switch (kind) {
    case 0:
      return body + box(x + width * 0.3, top - height * 0.08, width * 0.4, height * 0.09);
    case 1:
      return polygon([
        [x, base],
        [x, top + width * 0.5],
        [x + width, top],
        [x + width, base],
      ]);
    case 2:
      return (
        body +
        polygon([
          [x + width * 0.1, top],
          [x + width * 0.5, top - width * 0.6],
          [x + width * 0.9, top],
        ]) +
        box(x + width * 0.47, top - height * 0.25, width * 0.06, height * 0.26)
      );
    default:
      return body;
  }
}

/** A group of towers in one tone, the tallest near `peak` (0 left, 1 right). */
export function skyline(
  seed: number,
  left: number,
  right: number,
  base: number,
  height: number,
  color: string,
  peak = 0.5,
): Ink {
  const random = seeded(seed);
  const outlines: Outline[] = [];
  for (let x = left; x < right; ) {
    const width = between(random, 30, 74);
    const along = (x + width / 2 - left) / (right - left);
    const swell = 0.35 + 0.65 * Math.exp(-((along - peak) ** 2) / 0.07);
    outlines.push(
      tower(
        Math.floor(between(random, 0, 5)),
        x,
        base,
        Math.min(width, right - x),
        height * swell * between(random, 0.55, 1),
      ),
    );
    x += width * between(random, 0.8, 1.1);
  }
  return fill(outlines.join(''), color);
}

/** The Eureka tower: slim blade, gold crown, stepped shoulder. */
export function eureka(
  x: number,
  base: number,
  width: number,
  height: number,
  body: string,
  shade: string,
  gold: string,
): Ink {
  const top = base - height;
  return (
    fill(
      polygon([
        [x, base],
        [x, top + height * 0.12],
        [x + width * 0.16, top],
        [x + width, top],
        [x + width, base],
      ]),
      body,
    ) +
    fill(
      polygon([
        [x + width * 0.62, base],
        [x + width * 0.62, top],
        [x + width, top],
        [x + width, base],
      ]),
      shade,
    ) +
    fill(box(x + width * 0.16, top, width * 0.84, height * 0.11), gold) +
    fill(
      times(9, (i) =>
        box(x + width * 0.06, top + height * (0.2 + i * 0.085), width * 0.5, 2.5),
      ).join(''),
      shade,
    )
  );
}

/** The Arts Centre's spire: a lattice that flares like a skirt and ends in a needle. */
export function artsSpire(x: number, base: number, height: number, color: string): Ink {
  const w = height * 0.17;
  const at = (t: number) => w * (1 - t) ** 2.2;
  const steps = 9;
  const edges = times(steps, (i) => {
    const [t, u] = [(i / steps) * 0.8, ((i + 1) / steps) * 0.8];
    const [y1, y2] = [base - height * t, base - height * u];
    return `M${x - at(t)} ${y1}L${x + at(u)} ${y2}M${x + at(t)} ${y1}L${x - at(u)} ${y2}M${x - at(t)} ${y1}L${x - at(u)} ${y2}M${x + at(t)} ${y1}L${x + at(u)} ${y2}`;
  });
  return `<path d="${edges.join('')}M${x} ${base - height * 0.5}V${base - height}" stroke="${color}" stroke-width="${Math.max(2.5, height * 0.011)}" fill="none" stroke-linecap="round"/>`;
}
