import { courses } from '../../kit/facade.ts';
import { clip, fade, fill, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, type Point, polygon, polyline } from '../../kit/shapes.ts';
import { cumulus, sky } from '../../kit/sky.ts';
import { ink } from './palette.ts';

/** A dancer drawn in one thick line, with arms and legs at the given angles in degrees. */
function dancer(
  [x, y]: Point,
  s: number,
  limbs: readonly [number, number, number, number],
  tone: string,
  edge: string,
): Ink {
  const joint = (from: Point, degrees: number, length: number): Point => [
    from[0] + Math.cos((degrees * Math.PI) / 180) * length,
    from[1] - Math.sin((degrees * Math.PI) / 180) * length,
  ];
  const shoulder: Point = [x, y - s * 0.5];
  const hip: Point = [x, y];
  const bend = [-70, 70, -40, 40] as const;
  const paths = limbs.map((degrees, i) => {
    const root = i < 2 ? shoulder : hip;
    const elbow = joint(root, degrees, s * 0.42);
    return polyline([root, elbow, joint(elbow, degrees + (bend[i] ?? 0), s * 0.42)]);
  });
  const shape = paths.join('') + polyline([shoulder, hip]);
  const head = ellipse(x, y - s * 0.86, s * 0.21);
  return (
    stroke(shape, edge, s * 0.31) +
    fill(head, edge) +
    stroke(head, edge, s * 0.1) +
    stroke(shape, tone, s * 0.2) +
    fill(head, tone)
  );
}

export function keithHaringMural(): Ink {
  const wall = polygon([
    [-10, 250],
    [640, 170],
    [970, 240],
    [970, 930],
    [-10, 930],
  ]);
  const edge = mix(ink.deep, '#130d2c', 0.4);
  const rhythm = (x: number, y: number, turn: number) =>
    times(3, (i) =>
      line(
        [x + Math.cos(turn + (i - 1) * 0.5) * 20, y - Math.sin(turn + (i - 1) * 0.5) * 20],
        [x + Math.cos(turn + (i - 1) * 0.5) * 48, y - Math.sin(turn + (i - 1) * 0.5) * 48],
        ink.accent,
        8,
      ),
    ).join('');
  const worm = curve([
    [70, 740],
    [190, 690],
    [310, 745],
    [430, 690],
    [550, 745],
    [670, 690],
    [790, 740],
    [880, 660],
  ]);
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.45), ink.sky, 500),
    cumulus(5, [720, 150], 260, ink.paper),
    fill(wall, ink.glow),
    courses(
      (u, v) => [u, v],
      8,
      [0, 180],
      WIDTH,
      740,
      [56, 20],
      0.06,
      mix(ink.glow, ink.far, 0.5),
      0.6,
    ),
    clip(
      wall,
      stroke(worm, edge, 104),
      stroke(worm, mix(ink.mid, '#47b89a', 0.35), 84),
      times(15, (i) =>
        line([110 + i * 52, 786 + (i % 2) * 10], [104 + i * 52, 822 + (i % 2) * 10], edge, 11),
      ).join(''),
      fill(box(806, 520, 150, 150), edge) + fill(box(820, 534, 122, 104), ink.paper),
      fill(ellipse(856, 580, 13) + ellipse(906, 580, 13) + box(846, 610, 74, 9), edge),
    ),
    dancer([180, 520], 150, [180, -10, 230, 300], ink.accent, edge),
    dancer([390, 500], 150, [195, -15, 215, 330], ink.paper, edge),
    dancer([600, 520], 150, [190, 20, 240, 310], ink.accent, edge),
    dancer([800, 400], 100, [185, -5, 225, 320], ink.mid, edge),
    rhythm(180, 320, Math.PI / 2),
    rhythm(390, 300, Math.PI / 2),
    rhythm(600, 320, Math.PI / 2),
    fade(wall, ink.deep, [0, 1000], [100, 700], 0.4),
    fade(wall, mix(ink.glow, ink.accent, 0.6), [970, 300], [700, 420], 0.6),
    fill(
      polygon([
        [-10, 236],
        [640, 156],
        [970, 226],
        [970, 250],
        [640, 182],
        [-10, 262],
      ]),
      mix(ink.far, ink.deep, 0.3),
    ),
    fill(box(0, 896, WIDTH, 320), mix(ink.deep, ink.sky, 0.4)),
    fill(box(0, 886, WIDTH, 26), mix(ink.mid, ink.deep, 0.3)),
    fade(box(0, 912, WIDTH, 300), edge, [0, 1210], [0, 930], 0.95),
    castShadow([360, 1050], 190, 0.6, edge),
    figure([360, 1050], 196, { coat: ink.mid, legs: edge, skin: ink.far }, 0.06),
    castShadow([470, 1060], 150, 0.6, edge),
    figure([470, 1060], 140, { coat: ink.accent, legs: edge, skin: ink.far }, 0.09),
  );
}
