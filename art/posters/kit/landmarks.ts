import { column, cornice, dome, openings } from './facade.ts';
import { fade, fill, type Ink } from './ink.ts';
import { archway, on, type Plane, panel } from './plane.ts';
import { arcPoints, type Point } from './shapes.ts';

export type Stone = {
  readonly light: string;
  readonly mid: string;
  readonly shade: string;
  readonly dark: string;
};

/** Flinders Street Station's corner: arched entrance, clocks, drum and copper dome. About 30 wide, 40 tall. */
export function stationCorner(
  plane: Plane,
  stone: Stone,
  copper: readonly [string, string],
  face: string,
): Ink {
  const body = panel(plane, 3, 0, 24, 17);
  const arch = archway(plane, 7, 0, 16, 13.4, 7.2);
  const fan = arcPoints([15, 0], 7, 6.3, 180, 0, 14).map(([u, y]): Point => [u, 6 - y]);
  const clock = (u: number) =>
    fill(
      on(
        plane,
        arcPoints([u, -4.4], 0.75, 0.75, 0, 360, 12).map(([x, y]): Point => [x, -y]),
      ),
      face,
    );
  return (
    fill(body, stone.light) +
    fill(panel(plane, 21, 0, 6, 17), stone.mid) +
    fill(arch, stone.shade) +
    fill(archway(plane, 8, 0, 14, 12.3, 6.3), stone.dark) +
    fill(on(plane, fan), face) +
    fill(
      openings(plane, { cols: 6, u: 8.7, v: 5.9, du: 2.15, width: 0.22, height: 5.6 }),
      stone.dark,
    ) +
    fill(panel(plane, 8, 5.1, 14, 1.1), stone.mid) +
    [9, 11, 13, 15, 17, 19, 21].map(clock).join('') +
    column(plane, 4, 0, 1.6, 14.2, stone.light, stone.shade) +
    column(plane, 24.4, 0, 1.6, 14.2, stone.light, stone.shade) +
    cornice(plane, 3, 16.4, 24, 1, stone.light, stone.shade) +
    fill(panel(plane, 5, 17.4, 20, 4.4), stone.mid) +
    fill(
      openings(plane, { cols: 7, u: 6.2, v: 18, du: 2.6, width: 1.4, height: 2.9, arched: true }),
      stone.dark,
    ) +
    cornice(plane, 5, 21.6, 20, 0.8, stone.light, stone.shade) +
    fill(panel(plane, 8, 22.4, 14, 3.6), stone.light) +
    fill(panel(plane, 17.5, 22.4, 4.5, 3.6), stone.mid) +
    fill(
      openings(plane, { cols: 5, u: 9, v: 22.9, du: 2.6, width: 1.4, height: 2.6, arched: true }),
      stone.dark,
    ) +
    cornice(plane, 8, 25.8, 14, 0.7, stone.light, stone.shade) +
    dome(plane, [15, 26.4], 6.9, 1.02, copper[0], copper[1], 7) +
    fill(panel(plane, 13.6, 33, 2.8, 2.2), stone.light) +
    fill(panel(plane, 15.2, 33, 1.2, 2.2), stone.shade) +
    dome(plane, [15, 35.2], 1.5, 1.1, copper[0], copper[1]) +
    fill(panel(plane, 14.85, 36.6, 0.3, 3.4), stone.dark)
  );
}

const asDrawn: Plane = (u, v) => [u, v];

/** St Paul's: three spires, the tall one in the middle. `height` from ground to the highest cross. */
export function stPauls([x, y]: Point, height: number, light: string, shade: string): Ink {
  const spire = (cx: number, h: number, w: number) => {
    const shaft = h * 0.56;
    return (
      fill(
        on(asDrawn, [
          [cx - w, y],
          [cx - w, y - shaft],
          [cx, y - h],
          [cx + w, y - shaft],
          [cx + w, y],
        ]),
        light,
      ) +
      fill(
        on(asDrawn, [
          [cx + w * 0.1, y],
          [cx + w * 0.1, y - shaft],
          [cx, y - h],
          [cx + w, y - shaft],
          [cx + w, y],
        ]),
        shade,
      ) +
      fill(
        on(asDrawn, [
          [cx - w * 1.25, y - shaft],
          [cx - w * 1.25, y - shaft - w * 1.6],
          [cx - w * 0.7, y - shaft],
        ]),
        light,
      ) +
      fill(
        on(asDrawn, [
          [cx + w * 1.25, y - shaft],
          [cx + w * 1.25, y - shaft - w * 1.6],
          [cx + w * 0.7, y - shaft],
        ]),
        shade,
      )
    );
  };
  return (
    spire(x + height * 0.16, height, height * 0.075) +
    spire(x - height * 0.2, height * 0.62, height * 0.05) +
    spire(x - height * 0.04, height * 0.6, height * 0.05) +
    fill(
      on(asDrawn, [
        [x - height * 0.22, y],
        [x - height * 0.22, y - height * 0.2],
        [x - height * 0.12, y - height * 0.34],
        [x - height * 0.02, y - height * 0.2],
        [x - height * 0.02, y],
      ]),
      light,
    )
  );
}

/** The Exhibition Building's dome on its drum, after Florence. About 24 wide, 34 tall. */
export function exhibitionDome(
  plane: Plane,
  stone: Stone,
  slate: readonly [string, string],
  gold: string,
): Ink {
  return (
    fill(panel(plane, 2, 0, 20, 6), stone.light) +
    fill(panel(plane, 15, 0, 7, 6), stone.mid) +
    fill(
      openings(plane, { cols: 8, u: 3.1, v: 1, du: 2.3, width: 1.4, height: 3.8, arched: true }),
      stone.dark,
    ) +
    cornice(plane, 2, 5.8, 20, 0.9, stone.light, stone.shade) +
    dome(plane, [12, 6.6], 10, 1.28, slate[0], slate[1], 6) +
    fill(panel(plane, 9.8, 18.8, 4.4, 0.8), stone.light) +
    fill(panel(plane, 10.4, 19.6, 3.2, 4), stone.light) +
    fill(panel(plane, 12.3, 19.6, 1.3, 4), stone.shade) +
    fill(
      openings(plane, { cols: 2, u: 10.8, v: 19.9, du: 1.4, width: 0.8, height: 3, arched: true }),
      stone.dark,
    ) +
    dome(plane, [12, 23.6], 1.9, 1.2, slate[0], slate[1]) +
    fill(panel(plane, 11.85, 25.6, 0.3, 3.6), gold) +
    fade(panel(plane, 2, 0, 20, 6), stone.shade, plane(22, 0), plane(8, 3), 0.5)
  );
}
