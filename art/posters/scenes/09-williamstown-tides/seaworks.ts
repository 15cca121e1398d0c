import { fade, fill, type Ink, line, sheet, stroke, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon, polyline } from '../../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { ink } from './palette.ts';

export function seaworks(): Ink {
  const level = 900;
  const tin = mix(ink.accent, ink.deep, 0.1);
  const shade = mix(ink.accent, ink.deep, 0.6);
  const dark = mix(ink.deep, '#081623', 0.35);
  const shed = (x: number, w: number, base: number, h: number, tone: string, side: string): Ink =>
    fill(
      polygon([
        [x, base],
        [x, base - h],
        [x + w / 2, base - h - w * 0.28],
        [x + w, base - h],
        [x + w, base],
      ]),
      tone,
    ) +
    fill(
      times(Math.floor(w / 16), (i) => box(x + 6 + i * 16, base - h - w * 0.05, 3, h)).join(''),
      side,
      0.5,
    ) +
    fill(
      polygon([
        [x - 14, base - h + 10],
        [x + w / 2, base - h - w * 0.28 - 14],
        [x + w + 14, base - h + 10],
        [x + w + 14, base - h - 8],
        [x + w / 2, base - h - w * 0.28 - 34],
        [x - 14, base - h - 8],
      ]),
      side,
    ) +
    fill(box(x + w * 0.2, base - h * 0.74, w * 0.6, h * 0.74), dark) +
    fill(ellipse(x + w / 2, base - h - w * 0.08, w * 0.07), ink.paper);
  const bow = 'M360 880Q372 620 330 420L480 356L630 420Q588 620 600 880Z';
  return sheet(
    ink.sky,
    sky(mix(ink.far, ink.mid, 0.25), ink.glow, 760),
    sun([770, 330], 96, ink.paper, ink.glow),
    streaks(6, [260, 260], 420, mix(ink.sky, ink.paper, 0.4), 4),
    skyline(28, 640, 980, 800, 150, mix(ink.sky, ink.far, 0.6), 0.5),
    fill(box(0, 790, WIDTH, 120), mix(ink.far, ink.mid, 0.4)),
    shed(-60, 330, 880, 250, tin, shade),
    shed(690, 340, 880, 230, mix(ink.mid, ink.deep, 0.1), mix(ink.mid, ink.deep, 0.6)),
    line([210, 880], [210, 200], ink.deep, 16) +
      line([210, 210], [520, 150], ink.deep, 14) +
      line([210, 300], [400, 176], ink.deep, 8) +
      line([210, 210], [120, 260], ink.deep, 10) +
      fill(box(96, 250, 50, 44), ink.deep) +
      line([500, 156], [500, 250], ink.deep, 4),
    fill(box(0, 872, WIDTH, 60), mix(ink.deep, ink.far, 0.3)),
    fill(
      polygon([
        [330, 872],
        [630, 872],
        [800, 1210],
        [160, 1210],
      ]),
      mix(ink.glow, ink.deep, 0.35),
    ),
    fade(
      polygon([
        [330, 872],
        [630, 872],
        [800, 1210],
        [160, 1210],
      ]),
      ink.deep,
      [480, 1210],
      [480, 900],
      0.9,
    ),
    fill(
      polygon([
        [392, 872],
        [408, 872],
        [330, 1210],
        [296, 1210],
      ]) +
        polygon([
          [552, 872],
          [568, 872],
          [664, 1210],
          [630, 1210],
        ]),
      mix(ink.paper, ink.far, 0.3),
    ),
    fill(
      times(9, (i) => {
        const t = (i / 9) ** 1.4;
        return box(330 - t * 160, 890 + t * 310, 300 + t * 320, 6 + t * 8);
      }).join(''),
      dark,
    ),
    fill(
      polygon([
        [300, 880],
        [350, 640],
        [366, 640],
        [340, 880],
      ]) +
        polygon([
          [660, 880],
          [610, 640],
          [594, 640],
          [620, 880],
        ]) +
        box(280, 850, 400, 34),
      dark,
    ),
    fill(bow, ink.paper),
    fill('M480 356L630 420Q588 620 600 880L480 890Z', mix(ink.sky, ink.far, 0.5)),
    fill('M353 640Q372 760 360 880L600 880Q588 760 607 640Q480 690 353 640Z', ink.accent),
    fill('M480 672Q560 668 607 640Q588 760 600 880L480 890Z', shade),
    fill('M340 470Q480 520 620 470L618 490Q480 542 342 490Z', ink.mid),
    line([480, 360], [480, 888], mix(ink.far, ink.deep, 0.3), 6),
    fill(ellipse(404, 560, 15) + ellipse(556, 560, 15), ink.deep),
    stroke(
      polyline([
        [404, 566],
        [404, 640],
      ]),
      ink.deep,
      5,
    ) + stroke('M388 640a16 16 0 0 0 32 0', ink.deep, 6),
    fill(
      polygon([
        [400, 400],
        [410, 300],
        [550, 300],
        [560, 400],
        [480, 366],
      ]),
      ink.paper,
    ) +
      fill(
        polygon([
          [480, 300],
          [550, 300],
          [560, 400],
          [480, 366],
        ]),
        mix(ink.sky, ink.far, 0.4),
      ) +
      fill(times(4, (i) => box(420 + i * 32, 318, 22, 26)).join(''), ink.deep),
    line([480, 300], [480, 200], ink.deep, 7),
    castShadow([330, 1010], 110, -0.5, dark),
    figure([330, 1010], 116, { coat: ink.accent, legs: ink.deep, skin: ink.glow }, 0.06),
    figure([690, 985], 104, { coat: ink.mid, legs: ink.deep, skin: ink.glow }, 0.06),
    fade(box(0, level, WIDTH, 310), dark, [0, 1210], [0, 960], 0.8),
    birds(5, [640, 230], 6, 22, ink.deep),
  );
}
