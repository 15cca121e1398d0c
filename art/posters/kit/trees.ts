import { clip, fade, fill, type Ink, stroke } from './ink.ts';
import { between, type Random, seeded, times } from './random.ts';
import { clump, curve, ellipse, type Outline, type Point, polygon } from './shapes.ts';

export type Leaves = { readonly dark: string; readonly mid: string; readonly light: string };

/** Foliage in the style of cut paper: one shaded mass, branches on top of it, and light from the upper left. */
export function canopy(random: Random, at: Point, rx: number, ry: number, leaves: Leaves): Ink {
  const [x, y] = at;
  const mass = clump(random, at, rx, ry, 13);
  const heart = clump(random, [x - rx * 0.08, y - ry * 0.1], rx * 0.5, ry * 0.46, 9);
  const boughs = times(7, (i) => {
    const turn = (i / 7) * Math.PI * 2;
    const hub: Point = [
      x - rx * 0.08 + Math.cos(turn) * rx * 0.62,
      y - ry * 0.1 + Math.sin(turn) * ry * 0.6,
    ];
    return clump(random, hub, rx * 0.42, ry * 0.38, 8);
  });
  const lit = times(5, (i) => {
    const hub: Point = [
      x - rx * (0.62 - i * 0.2 + between(random, -0.08, 0.08)),
      y - ry * (0.1 + 0.52 * Math.sin((i + 1) * 0.6) + between(random, -0.08, 0.08)),
    ];
    return clump(random, hub, rx * 0.24, ry * 0.17, 7);
  });
  return (
    fill(mass, leaves.dark) +
    clip(
      mass,
      fill(heart + boughs.join(''), leaves.mid) +
        fill(lit.join(''), leaves.light) +
        fade(mass, leaves.dark, [x + rx * 0.9, y + ry * 0.9], [x - rx * 0.3, y - ry * 0.35], 0.9),
    )
  );
}

function limb(from: Point, to: Point, thick: number, thin: number, bend = 0): Outline {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const mid: Point = [from[0] + dx / 2 + nx * bend, from[1] + dy / 2 + ny * bend];
  const side = (p: Point, w: number): Point => [p[0] + nx * w, p[1] + ny * w];
  const half = (thick + thin) / 4;
  return `${curve([side(from, thick / 2), side(mid, half), side(to, thin / 2)])}L${curve([side(to, -thin / 2), side(mid, -half), side(from, -thick / 2)]).slice(1)}Z`;
}

/** A London plane: stout trunk, forked limbs, wide crown. `height` is from ground to crown top. */
export function planeTree(
  seed: number,
  foot: Point,
  height: number,
  leaves: Leaves,
  bark: string,
): Ink {
  const random = seeded(seed);
  const [x, y] = foot;
  const fork: Point = [x, y - height * 0.4];
  const crown: Point = [x, y - height * 0.68];
  const wide = height * 0.42;
  const limbs = times(4, (i) =>
    limb(
      fork,
      [x + (i - 1.5) * wide * 0.45, y - height * between(random, 0.62, 0.75)],
      height * 0.032,
      height * 0.014,
      (i - 1.5) * 6,
    ),
  );
  return (
    fill(limb(foot, fork, height * 0.065, height * 0.045) + limbs.join(''), bark) +
    canopy(random, crown, wide, height * 0.33, leaves)
  );
}

/** A gum: pale leaning trunk, bare arms, leaves in separate clouds at their ends. */
export function gumTree(
  seed: number,
  foot: Point,
  height: number,
  leaves: Leaves,
  bark: string,
  shade: string,
): Ink {
  const random = seeded(seed);
  const [x, y] = foot;
  const lean = between(random, -0.08, 0.08) * height;
  const top: Point = [x + lean, y - height * 0.62];
  const reach = [-0.3, -0.2, -0.08, 0.05, 0.17, 0.28, -0.02] as const;
  const lift = [0.66, 0.82, 0.74, 0.9, 0.79, 0.68, 0.98] as const;
  const arms = times(
    7,
    (i): Point => [
      top[0] + ((reach[i] ?? 0) + between(random, -0.03, 0.03)) * height,
      y - ((lift[i] ?? 0.8) + between(random, -0.03, 0.03)) * height,
    ],
  );
  const trunk = limb(foot, top, height * 0.05, height * 0.026, lean * 0.6);
  const boughs = arms.map((end, i) =>
    limb(
      i % 2 ? top : [x + lean * 0.8, y - height * 0.5],
      end,
      height * 0.022,
      height * 0.008,
      (i % 2 ? 1 : -1) * height * 0.012,
    ),
  );
  return (
    fill(boughs.join(''), bark) +
    fill(trunk, bark) +
    clip(trunk, fade(trunk, shade, [x + height * 0.05, y], [x - height * 0.02, y], 0.95)) +
    fill(ellipse(x, y - height * 0.004, height * 0.085, height * 0.014), leaves.dark) +
    arms
      .map((end) =>
        canopy(
          random,
          end,
          height * between(random, 0.1, 0.14),
          height * between(random, 0.055, 0.075),
          leaves,
        ),
      )
      .join('')
  );
}

/** A feathered leaf: a drooping spine with leaflets pointing towards its tip. */
function frond(from: Point, turn: number, length: number, droop: number, color: string): Ink {
  const steps = 14;
  const spine = times(steps + 1, (i): Point => {
    const t = i / steps;
    return [
      from[0] + Math.cos(turn) * length * t,
      from[1] - Math.sin(turn) * length * t + droop * length * t * t,
    ];
  });
  const leaflet = (i: number, side: 1 | -1): Outline => {
    const [a, b] = [spine[i] ?? from, spine[i + 1] ?? from];
    const t = i / steps;
    const reach = length * 0.2 * Math.sin(Math.PI * (0.12 + 0.8 * t));
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const unit = Math.hypot(dx, dy) || 1;
    const tip: Point = [
      b[0] + (dx / unit) * reach * 0.8 - (dy / unit) * reach * 0.55 * side,
      b[1] + (dy / unit) * reach * 0.8 + (dx / unit) * reach * 0.55 * side + reach * 0.12,
    ];
    return polygon([a, b, tip]);
  };
  const leaflets = times(steps, (i) => leaflet(i, 1) + leaflet(i, -1)).join('');
  return stroke(curve(spine), color, Math.max(1.5, length * 0.022)) + fill(leaflets, color);
}

/** A Canary Island palm: ringed trunk, round head of arching fronds. */
export function palm(seed: number, foot: Point, height: number, leaves: Leaves, bark: string): Ink {
  const random = seeded(seed);
  const head: Point = [foot[0] + between(random, -0.03, 0.03) * height, foot[1] - height * 0.72];
  const reach = height * 0.36;
  const ring = (tone: string, count: number, from: number, to: number, droop: number) =>
    times(count, (i) => {
      const degrees = from + ((to - from) * i) / (count - 1) + between(random, -4, 4);
      return frond(
        head,
        (degrees * Math.PI) / 180,
        reach * between(random, 0.88, 1.08),
        droop,
        tone,
      );
    }).join('');
  return (
    fill(limb(foot, head, height * 0.06, height * 0.045, 4), bark) +
    ring(leaves.dark, 11, -35, 215, 0.6) +
    ring(leaves.mid, 11, -8, 188, 0.5) +
    fill(ellipse(head[0], head[1] - height * 0.01, height * 0.04, height * 0.05), leaves.dark) +
    ring(leaves.light, 7, 30, 165, 0.42)
  );
}

/** A tree fern: thin trunk under a parasol of fronds. */
export function treeFern(
  seed: number,
  foot: Point,
  height: number,
  leaves: Leaves,
  bark: string,
): Ink {
  const random = seeded(seed);
  const head: Point = [foot[0] + between(random, -0.06, 0.06) * height, foot[1] - height * 0.7];
  const whorl = (tone: string, count: number, lift: number, droop: number) =>
    times(count, (i) => {
      const degrees = 180 - lift - ((180 - 2 * lift) * i) / (count - 1) + between(random, -5, 5);
      return frond(
        head,
        (degrees * Math.PI) / 180,
        height * between(random, 0.42, 0.5),
        droop,
        tone,
      );
    }).join('');
  return (
    fill(limb(foot, head, height * 0.045, height * 0.03, between(random, -8, 8)), bark) +
    whorl(leaves.dark, 11, -14, 0.42) +
    whorl(leaves.mid, 10, 6, 0.46) +
    whorl(leaves.light, 7, 26, 0.5)
  );
}

/** A distant row of trees: one ragged silhouette. */
export function treeLine(
  seed: number,
  left: number,
  right: number,
  base: number,
  height: number,
  color: string,
): Ink {
  const random = seeded(seed);
  const count = Math.max(3, Math.round((right - left) / (height * 0.7)));
  const crowns = times(count + 1, (i) => {
    const tall = height * between(random, 0.55, 1);
    return clump(
      random,
      [left + ((right - left) * i) / count, base - tall * 0.5],
      height * 0.52,
      tall * 0.56,
      8,
    );
  });
  return (
    fill(crowns.join(''), color) +
    fill(
      polygon([
        [left, base - height * 0.4],
        [right, base - height * 0.4],
        [right, base + 4],
        [left, base + 4],
      ]),
      color,
    )
  );
}

/** Grass blades or reeds along a line. */
export function reeds(
  seed: number,
  left: number,
  right: number,
  base: number,
  height: number,
  color: string,
): Ink {
  const random = seeded(seed);
  return times(Math.round((right - left) / 12), () => {
    const x = between(random, left, right);
    const tall = height * between(random, 0.4, 1);
    return stroke(
      curve([
        [x, base],
        [x + tall * 0.05, base - tall * 0.6],
        [x + between(random, -0.3, 0.3) * tall, base - tall],
      ]),
      color,
      5,
    );
  }).join('');
}
