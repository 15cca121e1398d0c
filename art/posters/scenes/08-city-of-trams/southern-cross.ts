import { fade, fill, HEIGHT, halo, type Ink, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, crowd, figure } from '../../kit/people.ts';
import { across, along, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, curve, polygon, polyline } from '../../kit/shapes.ts';
import { skyline } from '../../kit/skyline.ts';
import { rails } from '../../kit/transit.ts';
import { ink } from './palette.ts';

export function southernCross(): Ink {
  const view = space({ centre: [480, 770], focal: 760, eye: 2.4 });
  const wave = (x: number, z: number) =>
    11.5 + Math.cos(x * 0.62) * 1.9 + Math.sin(z * 0.34 + 0.6) * 1.3;
  const rows = times(17, (i) => 38 - i * 2);
  const cells = rows.flatMap((z, r) =>
    times(16, (c): Ink => {
      const x = -14.4 + c * 1.8;
      const tone = Math.cos((x + 0.9) * 0.62 + 0.8) * 0.5 + 0.5;
      const quad = polygon([
        view(x, wave(x, z), z),
        view(x + 1.8, wave(x + 1.8, z), z),
        view(x + 1.8, wave(x + 1.8, z - 2), z - 2),
        view(x, wave(x, z - 2), z - 2),
      ]);
      return fill(
        quad,
        mix(
          mix(ink.paper, ink.sky, 0.35),
          mix(ink.mid, ink.deep, 0.35),
          Math.min(1, tone * 0.75 + r * 0.012),
        ),
      );
    }),
  );
  const ribs = rows
    .filter((_, i) => i % 2 === 0)
    .map((z) =>
      stroke(
        curve(
          times(25, (i) => {
            const x = -14.4 + i * 1.2;
            return view(x, wave(x, z), z);
          }),
        ),
        mix(ink.paper, ink.deep, 0.25),
        60 / z,
      ),
    );
  const train = (x: number, tone: string, stripe: string): Ink => {
    const wall = along(view, x, 6);
    const face = across(view, x < 0 ? x - 2.8 : x, 6);
    return (
      fill(panel(wall, 0, 0.6, 26, 3), tone) +
      fill(times(12, (i) => panel(wall, 0.8 + i * 2.1, 1.9, 1.5, 1)).join(''), ink.deep) +
      fill(panel(wall, 0, 1, 26, 0.5), stripe) +
      fill(panel(face, 0, 0.6, 2.8, 3), mix(tone, ink.deep, 0.2)) +
      fill(panel(face, 0.35, 2, 2.1, 1.1), ink.deep) +
      fill(panel(face, 0, 1, 2.8, 0.6), stripe) +
      fill([0.35, 2.15].map((u) => panel(face, u, 1.1, 0.3, 0.25)).join(''), ink.paper)
    );
  };
  const platform = polygon([
    view(-2.6, 0.6, 1.6),
    view(2.6, 0.6, 1.6),
    view(2.6, 0.6, 40),
    view(-2.6, 0.6, 40),
  ]);
  return sheet(
    ink.paper,
    fill(box(0, 0, WIDTH, HEIGHT), mix(ink.glow, ink.paper, 0.5)),
    halo([480, 720], 420, ink.paper, 0.9),
    skyline(8, 260, 700, 772, 230, mix(ink.glow, ink.far, 0.35), 0.5),
    ...cells,
    ...ribs,
    ...[30, 20, 12.5].flatMap((z) =>
      [-7, 7].map((x) => {
        const top = wave(x, z);
        return stroke(
          polyline([view(x, 0, z), view(x, top * 0.62, z), view(x - 1.8, wave(x - 1.8, z), z)]) +
            polyline([view(x, top * 0.62, z), view(x + 1.8, wave(x + 1.8, z), z)]),
          mix(ink.paper, ink.deep, 0.35),
          200 / z,
        );
      }),
    ),
    fill(
      polygon([view(-14, 0, 2), view(14, 0, 2), view(14, 0, 60), view(-14, 0, 60)]),
      mix(ink.deep, ink.far, 0.25),
    ),
    rails(view, -5.6, 2, 50, ink.sky),
    rails(view, 4.2, 2, 50, ink.sky),
    train(-3.1, ink.paper, ink.accent),
    train(3.1, mix(ink.paper, ink.sky, 0.4), ink.glow),
    fill(platform, mix(ink.far, ink.paper, 0.45)),
    fill(
      [-2.4, 2.2]
        .map((x) =>
          polygon([
            view(x, 0.61, 1.6),
            view(x + 0.2, 0.61, 1.6),
            view(x + 0.2, 0.61, 40),
            view(x, 0.61, 40),
          ]),
        )
        .join(''),
      ink.glow,
    ),
    fade(platform, ink.deep, [480, 1200], [480, 830], 0.85),
    crowd(
      6,
      view(-1.8, 0.6, 18),
      view(1.8, 0.6, 18),
      6,
      76,
      [ink.deep, ink.accent, ink.mid],
      ink.deep,
      ink.far,
    ),
    castShadow(view(-0.5, 0.6, 9), 146, 0.4, ink.deep),
    figure(view(-0.5, 0.6, 9), 150, { coat: ink.accent, legs: ink.deep, skin: ink.far }, 0.13),
    figure(view(0.7, 0.6, 10), 132, { coat: ink.mid, legs: ink.deep, skin: ink.far }, 0.1),
    fade(box(0, 1060, WIDTH, 140), ink.deep, [0, 1220], [0, 1070], 0.85),
  );
}
