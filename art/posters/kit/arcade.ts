import { fill, type Ink, line } from './ink.ts';
import { mix } from './palette.ts';
import { ground, panel, type Space } from './plane.ts';
import { times } from './random.ts';
import { arcPoints, type Outline, type Point, polygon } from './shapes.ts';

export type Vault = {
  readonly half: number;
  /** The height at which the roof leaves the walls, and how far the roof rises above it. */
  readonly spring: number;
  readonly rise: number;
  readonly near: number;
  readonly far: number;
};

const profile = ({ half, spring, rise }: Vault, steps: number): Point[] =>
  arcPoints([0, 0], half, rise, 180, 0, steps).map(([x, y]): Point => [x, spring - y]);

/** A glass barrel vault seen from inside: panes from lit to shaded, with glazing bars between them. */
export function glassVault(
  view: Space,
  vault: Vault,
  lit: string,
  shaded: string,
  bars: string,
  steps = 10,
): Ink {
  const edge = profile(vault, steps);
  const strips = times(steps, (i) => {
    const [a, b] = [edge[i] ?? [0, 0], edge[i + 1] ?? [0, 0]];
    const pane = polygon([
      view(a[0], a[1], vault.near),
      view(b[0], b[1], vault.near),
      view(b[0], b[1], vault.far),
      view(a[0], a[1], vault.far),
    ]);
    return fill(pane, mix(lit, shaded, i / (steps - 1)));
  });
  const lines = edge.map(([x, y]) =>
    line(view(x, y, vault.near), view(x, y, vault.far), bars, 2.5),
  );
  return strips.join('') + lines.join('');
}

/** One rib across the vault at distance z, `deep` metres thick. */
export function rib(view: Space, vault: Vault, z: number, deep: number, color: string): Ink {
  const outer = profile(vault, 20).map(([x, y]) => view(x, y, z));
  const inner = profile({ ...vault, half: vault.half - deep, rise: vault.rise - deep }, 20)
    .map(([x, y]) => view(x, y, z))
    .reverse();
  return fill(polygon([...outer, ...inner]), color);
}

/** The dark tiles of a chequered floor, as one outline. */
export function chequer(
  view: Space,
  half: number,
  near: number,
  far: number,
  tile: number,
): Outline {
  const floor = ground(view);
  const across = Math.ceil((2 * half) / tile);
  const away = Math.ceil((far - near) / tile);
  return times(across * away, (i) => {
    const [col, row] = [i % across, Math.floor(i / across)];
    return (col + row) % 2 ? panel(floor, -half + col * tile, near + row * tile, tile, tile) : '';
  }).join('');
}
