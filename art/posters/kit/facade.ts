import { fill, type Ink } from './ink.ts';
import { archway, on, type Plane, panel } from './plane.ts';
import { between, seeded, times } from './random.ts';
import { arcPoints, type Outline, type Point } from './shapes.ts';

export type Openings = {
  readonly cols: number;
  readonly rows?: number;
  readonly u: number;
  readonly v: number;
  /** Distance from one opening's left edge, or sill, to the next. */
  readonly du: number;
  readonly dv?: number;
  readonly width: number;
  readonly height: number;
  readonly arched?: boolean;
};

/** A regular grid of windows or arches as one outline. */
export function openings(plane: Plane, field: Openings): Outline {
  const { cols, rows = 1, u, v, du, dv = 0, width, height, arched = false } = field;
  return times(rows, (row) =>
    times(cols, (col) =>
      (arched ? archway : panel)(plane, u + col * du, v + row * dv, width, height),
    ).join(''),
  ).join('');
}

/** Windows with a shadowed reveal, so that a flat wall has depth. */
export function windows(plane: Plane, field: Openings, glass: string, reveal: string): Ink {
  const inset = field.width * 0.16;
  const inner = {
    ...field,
    u: field.u + inset,
    width: field.width - inset,
    height: field.height - inset,
  };
  return fill(openings(plane, field), reveal) + fill(openings(plane, inner), glass);
}

/** Lights some windows of a grid, chosen by the seed. */
export function lights(
  plane: Plane,
  field: Openings,
  seed: number,
  share: number,
  color: string,
): Ink {
  const random = seeded(seed);
  const { cols, rows = 1, u, v, du, dv = 0 } = field;
  return times(cols * rows, (i) => {
    const one = {
      ...field,
      cols: 1,
      rows: 1,
      u: u + (i % cols) * du,
      v: v + Math.floor(i / cols) * dv,
    };
    return random() < share ? fill(openings(plane, one), color) : '';
  }).join('');
}

/** A moulding: a lit band over a line of shade. */
export function cornice(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  light: string,
  shade: string,
): Ink {
  const lip = height * 0.5;
  return (
    fill(panel(plane, u, v - height * 0.7, width, height * 0.7), shade) +
    fill(panel(plane, u - lip, v, width + lip * 2, height), light)
  );
}

/** A classical column with a shaded side, base and capital; light from the left. */
export function column(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  light: string,
  shade: string,
): Ink {
  const cap = Math.min(width * 0.7, height * 0.09);
  return (
    fill(panel(plane, u, v + cap, width, height - 2 * cap), light) +
    fill(panel(plane, u + width * 0.58, v + cap, width * 0.42, height - 2 * cap), shade) +
    fill(panel(plane, u - width * 0.2, v, width * 1.4, cap), light) +
    fill(panel(plane, u - width * 0.2, v, width * 1.4, cap * 0.4), shade) +
    fill(
      on(plane, [
        [u, v + height - cap],
        [u - width * 0.3, v + height],
        [u + width * 1.3, v + height],
        [u + width, v + height - cap],
      ]),
      light,
    )
  );
}

export function colonnade(
  plane: Plane,
  count: number,
  u: number,
  v: number,
  span: number,
  width: number,
  height: number,
  light: string,
  shade: string,
): Ink {
  const pitch = count > 1 ? (span - width) / (count - 1) : 0;
  return times(count, (i) => column(plane, u + i * pitch, v, width, height, light, shade)).join('');
}

export function pediment(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  light: string,
  shade: string,
): Ink {
  const gable = (inset: number): Point[] => [
    [u + inset * 2.4, v + inset * 0.6],
    [u + width / 2, v + height - inset],
    [u + width - inset * 2.4, v + inset * 0.6],
  ];
  return fill(on(plane, gable(0)), light) + fill(on(plane, gable(height * 0.2)), shade);
}

/** A dome's silhouette: `tall` above 1 stretches it, ribs follow its curve. */
export function dome(
  plane: Plane,
  centre: Point,
  radius: number,
  tall: number,
  light: string,
  shade: string,
  ribs = 0,
): Ink {
  const [u, v] = centre;
  const half = (from: number, to: number, narrow: number): Point[] =>
    arcPoints([0, 0], radius * narrow, radius * tall, from, to, 24).map(([x, y]) => [u + x, v - y]);
  const shell = fill(on(plane, half(180, 0, 1)), light);
  const dark = fill(on(plane, [...half(90, 0, 1), ...half(0, 90, 0.25)]), shade);
  const rib = times(ribs, (i) => {
    const narrow = -0.9 + (1.8 * (i + 0.5)) / ribs;
    return fill(on(plane, [...half(90, 0, narrow), ...half(0, 90, narrow + 0.035)]), shade, 0.6);
  });
  return shell + dark + rib.join('');
}

export function balustrade(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  light: string,
  shade: string,
): Ink {
  const count = Math.max(2, Math.round(width / (height * 0.55)));
  const pitch = width / count;
  return (
    fill(panel(plane, u, v, width, height), shade) +
    times(count, (i) =>
      fill(panel(plane, u + (i + 0.22) * pitch, v, pitch * 0.56, height), light),
    ).join('') +
    fill(panel(plane, u, v + height * 0.8, width, height * 0.25), light) +
    fill(panel(plane, u, v, width, height * 0.18), light)
  );
}

/** Courses of stone or brick, a few blocks picked out by the seed. */
export function courses(
  plane: Plane,
  seed: number,
  [u, v]: Point,
  width: number,
  height: number,
  block: readonly [width: number, height: number],
  share: number,
  color: string,
  opacity = 1,
): Ink {
  const random = seeded(seed);
  const [bw, bh] = block;
  const picked: Outline[] = [];
  for (let row = 0; row * bh < height - bh * 0.5; row += 1) {
    for (let start = row % 2 ? bw / 2 : 0; start < width - bw * 0.5; start += bw) {
      if (random() < share) {
        const long = Math.min(bw * between(random, 0.86, 0.94), width - start);
        picked.push(panel(plane, u + start, v + row * bh, long, bh * 0.86));
      }
    }
  }
  return fill(picked.join(''), color, opacity);
}
