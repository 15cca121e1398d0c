import { cornice, courses } from '../../kit/facade.ts';
import { clip, fade, fill, halo, type Ink, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { archway, flat, on, type Plane, panel, shifted } from '../../kit/plane.ts';
import { arcPoints, box, type Point, polygon, polyline } from '../../kit/shapes.ts';
import { cumulus, sky } from '../../kit/sky.ts';
import { type Livery, tramFront } from '../../kit/transit.ts';
import { treeLine } from '../../kit/trees.ts';
import { ink, livery } from './palette.ts';

export function hawthornDepot(): Ink {
  const front = flat([40, 900], 40);
  const brick = mix(ink.accent, ink.far, 0.3);
  const shade = mix(ink.accent, ink.deep, 0.6);
  const liveries: readonly Livery[] = [
    { ...livery, body: mix(ink.accent, ink.deep, 0.35), shade: mix(ink.accent, ink.deep, 0.7) },
    livery,
    { ...livery, body: ink.glow, shade: ink.far, roof: ink.deep },
  ];
  return sheet(
    ink.sky,
    sky(ink.sky, ink.paper, 560),
    cumulus(5, [260, 210], 300, ink.paper),
    cumulus(8, [740, 280], 240, ink.paper),
    treeLine(6, -20, 980, 560, 130, mix(ink.sky, ink.mid, 0.5)),
    fill(panel(front, -1, 0, 24, 9), brick),
    courses(front, 5, [-1, 0], 24, 9, [0.9, 0.3], 0.14, shade, 0.5),
    fill(
      on(front, [
        [4.6, 9],
        [4.6, 10.4],
        [7.4, 12.6],
        [14.6, 12.6],
        [17.4, 10.4],
        [17.4, 9],
      ]),
      brick,
    ),
    fill(
      on(front, [
        [4.4, 10.2],
        [4.4, 10.7],
        [7.3, 13],
        [14.7, 13],
        [17.6, 10.7],
        [17.6, 10.2],
        [14.5, 12.5],
        [7.5, 12.5],
      ]),
      ink.paper,
    ),
    fade(panel(front, -1, 0, 24, 8.8), shade, [960, 900], [360, 420], 0.85),
    cornice(front, -1, 8.8, 5.6, 0.5, ink.paper, shade) +
      cornice(front, 17.4, 8.8, 5.6, 0.5, ink.paper, shade),
    fill(
      on(
        front,
        arcPoints([11, -10.7], 1.15, 1.15, 0, 360, 24).map(([x, y]): Point => [x, -y]),
      ),
      ink.paper,
    ),
    fill(
      on(
        front,
        arcPoints([11, -10.7], 0.8, 0.8, 0, 360, 24).map(([x, y]): Point => [x, -y]),
      ),
      ink.mid,
    ),
    ...[0.6, 7.6, 14.6].map((u, i) => {
      const door = archway(front, u, 0, 6, 7.6, 2.2);
      const at = shifted(front, u + 0.6, -0.1);
      const scaled: Plane = (a, b) => at(a * 1.78, b * 1.78);
      return (
        fill(archway(front, u - 0.35, 0, 6.7, 8.1, 2.5), ink.paper) +
        fill(door, ink.deep) +
        clip(
          door,
          halo(front(u + 3, 5), 190, mix(ink.glow, ink.deep, 0.35), 0.9),
          tramFront(scaled, liveries[i] ?? livery),
        )
      );
    }),
    fill(box(0, 900, WIDTH, 310), mix(ink.far, ink.paper, 0.25)),
    courses(
      (u, v) => [u, v],
      9,
      [0, 905],
      WIDTH,
      290,
      [70, 20],
      0.25,
      mix(ink.far, ink.deep, 0.25),
      0.6,
    ),
    fade(box(0, 900, WIDTH, 310), ink.deep, [0, 1210], [0, 910], 0.9),
    ...[120, 400, 680].flatMap((x) =>
      [x + 24, x + 124].map((r) =>
        fill(
          polygon([
            [r, 900],
            [r + 7, 900],
            [480 + (r - 480) * 1.7 + 14, 1210],
            [480 + (r - 480) * 1.7, 1210],
          ]),
          mix(ink.paper, ink.sky, 0.4),
        ),
      ),
    ),
    stroke(
      polyline([
        [0, 360],
        [480, 330],
        [960, 360],
      ]) +
        polyline([
          [0, 300],
          [960, 330],
        ]),
      ink.deep,
      3,
    ),
    castShadow([590, 1030], 150, 0.8, ink.deep),
    figure([590, 1030], 156, { coat: ink.deep, legs: ink.deep, skin: ink.far }, 0.08),
    fill(box(574, 868, 34, 14) + box(570, 880, 50, 6), ink.deep),
    figure([350, 1060], 120, { coat: ink.glow, legs: ink.mid, skin: ink.far }, 0.1),
  );
}
