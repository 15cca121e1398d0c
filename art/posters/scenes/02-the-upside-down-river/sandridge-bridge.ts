import { girderBridge } from '../../kit/bridges.ts';
import { fade, fill, type Ink, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, type Point, polygon } from '../../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { glints, reflection, water } from '../../kit/water.ts';
import { ink } from './palette.ts';

/** One of the steel Travellers that walk the old railway bridge: a plated figure in mid stride. */
function traveller([x, y]: Point, h: number, tone: string, cut: string): Ink {
  const body = polygon([
    [x - h * 0.17, y - h * 0.8],
    [x + h * 0.17, y - h * 0.8],
    [x + h * 0.07, y - h * 0.4],
    [x + h * 0.2, y],
    [x + h * 0.1, y],
    [x, y - h * 0.32],
    [x - h * 0.16, y],
    [x - h * 0.25, y],
    [x - h * 0.07, y - h * 0.4],
  ]);
  const sweep = curve([
    [x - h * 0.16, y - h * 0.77],
    [x - h * 0.26, y - h * 0.6],
    [x - h * 0.2, y - h * 0.42],
  ]);
  const reach = curve([
    [x + h * 0.16, y - h * 0.77],
    [x + h * 0.27, y - h * 0.62],
    [x + h * 0.35, y - h * 0.64],
  ]);
  return (
    fill(body, tone) +
    stroke(sweep + reach, tone, h * 0.045) +
    fill(ellipse(x, y - h * 0.905, h * 0.085), tone) +
    fill(
      ellipse(x, y - h * 0.905, h * 0.035) +
        polygon([
          [x - h * 0.09, y - h * 0.74],
          [x + h * 0.09, y - h * 0.74],
          [x, y - h * 0.5],
        ]),
      cut,
    )
  );
}

export function sandridgeBridge(): Ink {
  const level = 790;
  const bridge =
    girderBridge(
      -60,
      1020,
      690,
      level,
      6,
      mix(ink.accent, ink.deep, 0.25),
      mix(ink.accent, ink.deep, 0.65),
    ) +
    times(5, (i) =>
      traveller([110 + i * 186, 646], 250 + (i % 2) * 30, mix(ink.deep, '#071c26', 0.3), ink.glow),
    ).join('');
  return sheet(
    ink.sky,
    sky(ink.accent, ink.glow, 720, 1),
    sun([480, 470], 190, ink.paper, ink.glow),
    streaks(5, [260, 330], 420, mix(ink.accent, ink.far, 0.4), 3),
    streaks(8, [760, 520], 420, mix(ink.sky, ink.paper, 0.25), 3),
    skyline(22, -20, 980, 740, 300, mix(ink.far, ink.sky, 0.35), 0.15),
    skyline(25, -20, 980, 750, 190, mix(ink.far, ink.deep, 0.25), 0.85),
    fill(box(0, 740, WIDTH, 60), mix(ink.far, ink.deep, 0.4)),
    water(level - 10, ink.mid, ink.deep),
    reflection(level, 330, 0.75, 0.6, fill(ellipse(480, 470, 190), ink.paper), bridge),
    glints(4, [480, level + 10], 420, 360, 34, ink.glow),
    bridge,
    fade(box(0, 1000, WIDTH, 200), ink.deep, [0, 1220], [0, 1000], 0.9),
    glints(9, [480, level + 60], 1000, 330, 20, mix(ink.mid, ink.sky, 0.3), 0.5),
    birds(3, [480, 250], 5, 22, ink.deep),
  );
}
