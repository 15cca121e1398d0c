import { chequer } from '../../kit/arcade.ts';
import { fade, fill, HEIGHT, halo, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { across, archway, ground, panel, type Space, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon } from '../../kit/shapes.ts';
import { ink } from './palette.ts';

/** Wheels, wedges and hanging smallgoods along one counter. */
function counter(view: Space, side: 1 | -1, marble: string): Ink {
  const at = (x: number, y: number, z: number) => view(side * x, y, z);
  const quad = (x: number, y1: number, y2: number, near: number, far: number) =>
    polygon([at(x, y1, near), at(x, y2, near), at(x, y2, far), at(x, y1, far)]);
  const goods = times(9, (i): Ink => {
    const z = 22 - i * 2;
    const s = 760 / z;
    const [x, y] = at(2.5, 1.62, z);
    const [hx, hy] = at(3, 4, z);
    const wheel = i % 2 ? ink.glow : mix(ink.glow, ink.paper, 0.6);
    const links = [-0.36, -0.12, 0.12, 0.36].map((d, k) =>
      line(
        [hx + d * s, hy],
        [hx + d * s, hy + s * (0.7 + (k % 2) * 0.25)],
        k % 2 ? ink.accent : mix(ink.accent, ink.deep, 0.45),
        s * 0.12,
      ),
    );
    return (
      links.join('') +
      fill(
        box(x - s * 0.34, y - s * 0.2, s * 0.68, s * 0.24) +
          ellipse(x, y + s * 0.04, s * 0.34, s * 0.09),
        mix(wheel, ink.accent, 0.35),
      ) +
      fill(ellipse(x, y - s * 0.2, s * 0.34, s * 0.09), wheel) +
      fill(
        polygon([
          [x, y - s * 0.2],
          [x + s * 0.12, y - s * 0.11],
          [x + s * 0.12, y + s * 0.12],
          [x, y + s * 0.04],
        ]),
        mix(wheel, ink.deep, 0.55),
      ) +
      fill(
        polygon([
          [x, y - s * 0.2],
          [x + s * 0.32, y - s * 0.15],
          [x + s * 0.12, y - s * 0.11],
        ]),
        mix(wheel, ink.deep, 0.3),
      )
    );
  });
  return (
    fill(quad(3.2, 0, 4.6, 3.4, 24), mix(ink.deep, ink.mid, side > 0 ? 0.25 : 0.5)) +
    fill(quad(3.2, 4.5, 7, 3.4, 24), ink.paper) +
    fade(quad(3.2, 4.5, 7, 3.4, 24), ink.far, at(3.2, 7, 4), at(3.2, 4.6, 16), 0.8) +
    times(5, (i) =>
      fill(quad(3.15, 4.9, 6.3, 5 + i * 4, 8 + i * 4), i % 2 ? ink.accent : ink.mid),
    ).join('') +
    fill(
      polygon([at(2.1, 1.35, 3.4), at(3.2, 1.35, 3.4), at(3.2, 1.35, 24), at(2.1, 1.35, 24)]),
      ink.paper,
    ) +
    fill(quad(2.1, 0, 1.35, 3.4, 24), marble) +
    times(12, (i) =>
      fill(quad(2.09, 0.25, 1.15, 3.8 + i * 1.75, 5.1 + i * 1.75), mix(marble, ink.mid, 0.5)),
    ).join('') +
    fill(quad(2.08, 1.28, 1.4, 3.4, 24), ink.glow) +
    goods.join('')
  );
}

export function dairyHall(): Ink {
  const view = space({ centre: [480, 660], focal: 800, eye: 2.1 });
  const end = across(view, -3.2, 24);
  return sheet(
    ink.paper,
    fill(box(0, 0, WIDTH, HEIGHT), mix(ink.far, ink.paper, 0.4)),
    fill(
      polygon([view(-3.2, 7, 3.4), view(3.2, 7, 3.4), view(3.2, 7, 24), view(-3.2, 7, 24)]),
      mix(ink.far, ink.deep, 0.1),
    ),
    times(6, (i) =>
      fill(
        polygon([
          view(-2.2, 7, 4.4 + i * 3.4),
          view(2.2, 7, 4.4 + i * 3.4),
          view(2.2, 7, 6.4 + i * 3.4),
          view(-2.2, 7, 6.4 + i * 3.4),
        ]),
        ink.paper,
      ),
    ).join(''),
    fill(panel(end, 0, 0, 6.4, 7), ink.sky),
    fill(archway(end, 1.1, 0, 4.2, 6.2, 2.1), mix(ink.glow, ink.accent, 0.25)),
    fill(archway(end, 1.4, 0, 3.6, 5.8, 1.8), ink.paper),
    halo(view(0, 3, 24), 190, ink.paper, 0.9),
    fill(panel(ground(view), -2.1, 1, 4.2, 23), ink.paper),
    fill(chequer(view, 2.1, 1.6, 24, 0.7), mix(ink.mid, ink.far, 0.2)),
    fade(panel(ground(view), -2.1, 1, 4.2, 23), ink.deep, [480, 1230], [480, 780], 0.75),
    counter(view, -1, mix(ink.paper, ink.far, 0.35)),
    counter(view, 1, mix(ink.far, ink.paper, 0.2)),
    ...[20, 14, 10, 7].map((z) => {
      const [x, y] = view(0, 5, z);
      const r = 330 / z;
      return (
        line(view(0, 7, z), [x, y], ink.deep, 3) +
        halo([x, y], r * 2.4, ink.glow, 0.6) +
        fill(ellipse(x, y, r), ink.paper) +
        fill(box(x - r * 0.4, y - r * 1.15, r * 0.8, r * 0.3), ink.deep)
      );
    }),
    figure(view(-0.8, 0, 15), 92, {
      coat: ink.accent,
      legs: ink.deep,
      skin: mix(ink.glow, ink.accent, 0.4),
    }),
    figure(view(0.5, 0, 12), 116, {
      coat: ink.mid,
      legs: ink.deep,
      skin: mix(ink.glow, ink.accent, 0.4),
    }),
    fade(box(0, 980, WIDTH, 220), ink.deep, [0, 1230], [0, 1000], 0.85),
  );
}
