import { clip, fade, fill, HEIGHT, type Ink, line, move, stroke, WIDTH } from './ink.ts';
import { between, seeded, times } from './random.ts';
import { box, curve, ellipse, type Outline, type Point, polygon } from './shapes.ts';

/** A water surface from the horizon down, darker towards the viewer. */
export function water(top: number, color: string, deep: string, floor = HEIGHT): Ink {
  const sheet = box(0, top, WIDTH, floor - top);
  return fill(sheet, color) + fade(sheet, deep, [0, floor], [0, top + (floor - top) * 0.1], 0.95);
}

function lens(x: number, y: number, width: number, height: number): Outline {
  return curve(
    [
      [x - width / 2, y],
      [x, y - height / 2],
      [x + width / 2, y],
      [x, y + height / 2],
    ],
    true,
  );
}

/** Broken light on water: lens-shaped strokes that widen towards the viewer. */
export function glints(
  seed: number,
  [x, y]: Point,
  spread: number,
  depth: number,
  count: number,
  color: string,
  opacity = 1,
): Ink {
  const random = seeded(seed);
  return fill(
    times(count, (i) => {
      const t = (i + 0.5) / count;
      const scale = 0.3 + t * 0.9;
      return lens(
        x + between(random, -0.5, 0.5) * spread * (0.4 + t * 0.6),
        y + depth * t,
        spread * between(random, 0.12, 0.4) * scale,
        between(random, 5, 9) * (0.5 + t),
      );
    }).join(''),
    color,
    opacity,
  );
}

/** Mirrors the drawing above the line to below it, broken into ripples. */
export function reflection(
  level: number,
  depth: number,
  squash: number,
  opacity: number,
  ...content: readonly Ink[]
): Ink {
  const ripples = times(Math.ceil(depth / 16), (i) => {
    const gap = 3 + i * 0.45;
    return box(0, level + i * 16, WIDTH, Math.max(3, 16 - gap));
  }).join('');
  return `<g opacity="${opacity}">${clip(ripples, move(`translate(0 ${level * (1 + squash)}) scale(1 ${-squash})`, ...content))}</g>`;
}

/** A yacht under sail, seen from the side. */
export function yacht(
  [x, y]: Point,
  size: number,
  sail: string,
  shade: string,
  hull: string,
  lean = 0,
): Ink {
  const main = curve([
    [x + size * 0.04, y - size * 1.25],
    [x + size * 0.34, y - size * 0.6],
    [x + size * 0.46, y - size * 0.12],
  ]);
  const jib = curve([
    [x - size * 0.02, y - size * 1.15],
    [x - size * 0.2, y - size * 0.55],
    [x - size * 0.46, y - size * 0.1],
  ]);
  return move(
    `rotate(${lean} ${x} ${y})`,
    fill(`${main}L${x + size * 0.04} ${y - size * 0.12}Z`, sail),
    fill(`${jib}L${x - size * 0.02} ${y - size * 0.12}Z`, shade),
    line([x, y], [x, y - size * 1.3], hull, Math.max(2, size * 0.025)),
    fill(
      `${curve([
        [x - size * 0.52, y - size * 0.08],
        [x - size * 0.3, y + size * 0.07],
        [x + size * 0.1, y + size * 0.09],
        [x + size * 0.46, y + size * 0.06],
        [x + size * 0.52, y - size * 0.08],
      ])}Z`,
      hull,
    ),
  );
}

/** A moored yacht: bare mast, stays, boom with its furled sail. */
export function mooredYacht(
  [x, y]: Point,
  size: number,
  hull: string,
  mast: string,
  cover: string,
): Ink {
  return (
    line([x, y], [x, y - size * 1.5], mast, Math.max(2.5, size * 0.03)) +
    stroke(
      `M${x} ${y - size * 1.5}L${x - size * 0.5} ${y - size * 0.08}M${x} ${y - size * 1.5}L${x + size * 0.5} ${y - size * 0.06}`,
      mast,
      Math.max(1.2, size * 0.01),
    ) +
    line(
      [x - size * 0.1, y - size * 1.05],
      [x + size * 0.1, y - size * 1.05],
      mast,
      Math.max(2, size * 0.016),
    ) +
    fill(
      polygon([
        [x - size * 0.2, y - size * 0.06],
        [x - size * 0.12, y - size * 0.17],
        [x + size * 0.24, y - size * 0.17],
        [x + size * 0.3, y - size * 0.06],
      ]),
      mast,
    ) +
    line([x, y - size * 0.27], [x + size * 0.38, y - size * 0.25], cover, size * 0.07) +
    fill(
      `${curve([
        [x - size * 0.58, y - size * 0.1],
        [x - size * 0.36, y + size * 0.08],
        [x, y + size * 0.1],
        [x + size * 0.42, y + size * 0.08],
        [x + size * 0.5, y - size * 0.08],
      ])}Z`,
      hull,
    )
  );
}

/** A rowing eight, long and low. */
export function rowers(
  [x, y]: Point,
  length: number,
  hull: string,
  crew: string,
  oars: string,
): Ink {
  return (
    fill(lens(x, y, length, length * 0.035), hull) +
    times(8, (i) => {
      const rx = x - length * 0.33 + (i * length * 0.66) / 7;
      return (
        line([rx, y - 4], [rx - length * 0.05, y + (i % 2 ? 16 : -12)], oars, 2.5) +
        fill(ellipse(rx, y - length * 0.02, length * 0.012, length * 0.022), crew) +
        fill(ellipse(rx + 1, y - length * 0.05, length * 0.009), crew)
      );
    }).join('')
  );
}
