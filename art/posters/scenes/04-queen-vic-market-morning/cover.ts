import { fade, fill, halo, type Ink, sheet } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { across, ground, on, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { ellipse, polygon } from '../../kit/shapes.ts';
import { rays, sky, sun } from '../../kit/sky.ts';
import { pennant, swag } from '../../kit/street.ts';
import { ink } from './palette.ts';

export function cover(): Ink {
  const view = space({ centre: [480, 640], focal: 760, eye: 2.1 });
  const shed = (z: number, fresh: number): Ink => {
    const tone = mix(ink.mid, ink.sky, fresh);
    const dark = mix(ink.deep, ink.sky, fresh * 0.9);
    const truss = across(view, -6, z);
    return (
      fill(
        on(truss, [
          [0, 5],
          [6, 8.2],
          [12, 5],
          [12, 4.7],
          [6, 7.8],
          [0, 4.7],
        ]),
        dark,
      ) +
      fill(panel(truss, 0, 4.6, 12, 0.28), dark) +
      fill(
        on(truss, [
          [2.9, 4.8],
          [5.9, 7.7],
          [6.1, 7.7],
          [3.2, 4.8],
        ]) +
          on(truss, [
            [8.8, 4.8],
            [5.9, 7.7],
            [6.1, 7.7],
            [9.1, 4.8],
          ]) +
          panel(truss, 5.9, 4.8, 0.2, 3),
        dark,
      ) +
      [0.9, 10.8]
        .map(
          (u) =>
            fill(panel(truss, u, 0, 0.3, 4.7), tone) +
            fill(panel(truss, u + 0.18, 0, 0.12, 4.7), dark),
        )
        .join('')
    );
  };
  const roof = (side: number) =>
    polygon([
      view(side * 6.6, 4.8, 2.5),
      view(0, 8.4, 2.5),
      view(0, 8.4, 46),
      view(side * 6.6, 4.8, 46),
    ]);
  const path = ground(view);
  return sheet(
    ink.paper,
    sky(ink.sky, ink.paper, 640),
    halo([480, 600], 430, ink.paper, 1),
    rays([480, 590], 30, ink.glow, 0.35, 700),
    sun([480, 590], 84, ink.paper),
    fill(panel(path, -8, 0.6, 16, 60), mix(ink.far, ink.paper, 0.35)),
    fade(panel(path, -8, 0.6, 16, 60), ink.deep, [480, 1250], [480, 760], 0.8),
    fill(roof(-1), mix(ink.mid, ink.deep, 0.25)),
    fade(roof(-1), ink.glow, [480, 560], [60, 200], 0.9),
    fill(roof(1), mix(ink.mid, ink.deep, 0.6)),
    fade(roof(1), ink.glow, [480, 560], [900, 200], 0.6),
    times(8, (i) => shed(40 - i * 4.6, Math.max(0, 0.66 - i * 0.11))).join(''),
    swag(
      view(-5, 4.5, 15),
      view(5, 4.5, 15),
      16,
      ink.deep,
      14,
      pennant([ink.accent, ink.paper, ink.glow], 22),
    ),
    swag(
      view(-5, 4.6, 8),
      view(5, 4.6, 8),
      30,
      ink.deep,
      12,
      pennant([ink.glow, ink.accent, ink.paper], 40),
    ),
    figure(view(-0.4, 0, 16), 86, {
      coat: ink.accent,
      legs: ink.deep,
      skin: mix(ink.glow, ink.accent, 0.4),
    }),
    figure(view(1, 0, 20), 68, {
      coat: ink.deep,
      legs: ink.deep,
      skin: mix(ink.glow, ink.accent, 0.4),
    }),
    figure(view(-1.3, 0, 24), 56, {
      coat: ink.mid,
      legs: ink.deep,
      skin: mix(ink.glow, ink.accent, 0.4),
    }),
    ...[-1, 1].map((side) => stall(side)),
  );

  function stall(side: number): Ink {
    const tones = [
      ink.accent,
      ink.glow,
      mix(ink.far, ink.glow, 0.25),
      mix(ink.accent, ink.deep, 0.45),
      ink.paper,
      ink.mid,
    ];
    const front = polygon([
      view(side * 1.7, 0, 4.2),
      view(side * 1.7, 0.95, 4.2),
      view(side * 1.7, 0.95, 26),
      view(side * 1.7, 0, 26),
    ]);
    const end = polygon([
      view(side * 1.7, 0, 4.2),
      view(side * 1.7, 0.95, 4.2),
      view(side * 5.6, 1.55, 4.2),
      view(side * 5.6, 0, 4.2),
    ]);
    const trays = times(12, (i) => {
      const z = 5.8 + (11 - i) * 1.7;
      const tone = tones[(i + (side > 0 ? 0 : 3)) % tones.length] ?? ink.accent;
      const tray = polygon([
        view(side * 1.7, 0.95, z),
        view(side * 5.6, 1.55, z),
        view(side * 5.6, 1.55, z - 1.6),
        view(side * 1.7, 0.95, z - 1.6),
      ]);
      const rows = z > 14 ? 0 : 3;
      const fruit = times(rows * 8, (k) => {
        const u = 1.95 + (k % 8) * 0.46;
        const deep = z - 0.3 - Math.floor(k / 8) * 0.48;
        const [x, y] = view(side * u, 1.12 + (u - 1.8) * 0.16, deep);
        const r = (0.24 * 760) / deep;
        return (
          fill(ellipse(x, y, r, r * 0.9), mix(tone, ink.deep, 0.4)) +
          fill(ellipse(x - r * 0.14, y - r * 0.18, r * 0.8, r * 0.68), tone)
        );
      });
      return fill(tray, mix(tone, ink.deep, rows ? 0.55 : 0.15)) + fruit.join('');
    });
    return (
      fill(front, mix(ink.mid, ink.deep, 0.35)) +
      trays.join('') +
      fill(end, mix(ink.mid, ink.deep, 0.75)) +
      fade(front, ink.glow, view(side * 1.7, 0.5, 26), view(side * 1.7, 0.5, 7), 0.7)
    );
  }
}
