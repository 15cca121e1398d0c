import { fade, fill, type Ink, move, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, type Point, polygon, polyline } from '../../kit/shapes.ts';
import { sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { treeLine } from '../../kit/trees.ts';
import { ink, leaves } from './palette.ts';

/** A column cactus with two arms. */
function cactus([x, y]: Point, h: number, tone: string, light: string): Ink {
  const body =
    polyline([
      [x, y],
      [x, y - h],
    ]) +
    curve([
      [x, y - h * 0.4],
      [x - h * 0.2, y - h * 0.42],
      [x - h * 0.22, y - h * 0.7],
    ]) +
    curve([
      [x, y - h * 0.3],
      [x + h * 0.18, y - h * 0.34],
      [x + h * 0.2, y - h * 0.56],
    ]);
  return stroke(body, tone, h * 0.16) + move('translate(-3 0)', stroke(body, light, h * 0.04));
}

/** A rosette of agave blades. */
function agave([x, y]: Point, s: number, tone: string, light: string): Ink {
  return times(9, (i) => {
    const turn = Math.PI * (0.04 + (0.92 * i) / 8);
    const tip: Point = [x - Math.cos(turn) * s, y - Math.sin(turn) * s * 0.9];
    return fill(polygon([[x - s * 0.1, y], tip, [x + s * 0.1, y]]), i % 2 ? light : tone);
  }).join('');
}

export function guilfoylesVolcano(): Ink {
  const earth = mix(ink.accent, ink.deep, 0.25);
  const tier = (y: number, rx: number, h: number, tone: string, lit: string): Ink =>
    fill(
      `M${480 - rx} ${y}L${480 - rx * 0.84} ${y - h}A${rx * 0.84} ${rx * 0.13} 0 0 1 ${480 + rx * 0.84} ${y - h}L${480 + rx} ${y}A${rx} ${rx * 0.16} 0 0 1 ${480 - rx} ${y}Z`,
      tone,
    ) +
    fade(
      `M${480 - rx} ${y}L${480 - rx * 0.84} ${y - h}A${rx * 0.84} ${rx * 0.13} 0 0 1 ${480 + rx * 0.84} ${y - h}L${480 + rx} ${y}A${rx} ${rx * 0.16} 0 0 1 ${480 - rx} ${y}Z`,
      ink.deep,
      [480 + rx, y],
      [480 - rx * 0.3, y],
      0.8,
    ) +
    fill(ellipse(480, y - h, rx * 0.84, rx * 0.13), lit);
  const green = mix(ink.mid, ink.deep, 0.2);
  return sheet(
    ink.sky,
    sky(mix(ink.glow, ink.accent, 0.35), ink.paper, 700),
    sun([480, 330], 130, ink.paper, ink.glow),
    streaks(5, [250, 300], 360, mix(ink.glow, ink.paper, 0.4), 3),
    streaks(8, [740, 400], 320, mix(ink.accent, ink.glow, 0.5), 3),
    skyline(16, -20, 980, 720, 220, mix(ink.far, ink.glow, 0.45), 0.2),
    treeLine(6, -20, 980, 780, 160, mix(ink.far, ink.mid, 0.55)),
    fill(box(0, 770, WIDTH, 440), mix(ink.far, ink.glow, 0.35)),
    tier(980, 560, 120, mix(ink.accent, ink.glow, 0.35), mix(ink.glow, ink.paper, 0.3)),
    ...times(9, (i) =>
      agave([60 + i * 105, 960 - Math.sin((i / 8) * Math.PI) * -56], 54, green, leaves.light),
    ),
    tier(850, 400, 110, earth, mix(ink.accent, ink.glow, 0.45)),
    ...times(6, (i) =>
      cactus(
        [180 + i * 120, 846 + Math.sin(((i + 0.5) / 6) * Math.PI) * 44],
        110 + (i % 2) * 34,
        green,
        leaves.light,
      ),
    ),
    tier(740, 280, 120, mix(earth, ink.glow, 0.2), mix(ink.accent, ink.paper, 0.2)),
    fill(ellipse(480, 620, 196, 28), ink.deep),
    fill(ellipse(480, 624, 184, 24), mix(ink.sky, '#5f9c98', 0.7)),
    fill(times(7, (i) => ellipse(340 + i * 46, 620 + ((i * 7) % 14), 22, 6)).join(''), leaves.mid),
    stroke(
      curve([
        [30, 1210],
        [220, 1050],
        [640, 1010],
        [800, 950],
        [740, 905],
        [560, 896],
      ]),
      ink.paper,
      20,
    ),
    figure([690, 912], 76, { coat: ink.deep, legs: ink.deep, skin: ink.glow }),
    fade(box(0, 960, WIDTH, 250), ink.deep, [0, 1230], [0, 980], 0.85),
    agave([150, 1130], 190, mix(green, ink.deep, 0.4), green),
    agave([830, 1150], 230, mix(green, ink.deep, 0.4), green),
    cactus([300, 1190], 240, mix(green, ink.deep, 0.3), leaves.light),
  );
}
