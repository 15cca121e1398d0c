import { fade, fill, HEIGHT, halo, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, type Point, polygon } from '../../kit/shapes.ts';
import { awning } from '../../kit/street.ts';
import { ink } from './palette.ts';

/** A cake on its stand, in tiers from the bottom up. */
function cake(
  [x, y]: Point,
  w: number,
  tiers: readonly (readonly [string, string])[],
  cherry: string,
  stand: string,
): Ink {
  const layer = w * 0.3;
  return (
    fill(
      polygon([
        [x - w * 0.14, y],
        [x + w * 0.14, y],
        [x + w * 0.04, y - w * 0.22],
        [x - w * 0.04, y - w * 0.22],
      ]),
      stand,
    ) +
    fill(ellipse(x, y - w * 0.24, w * 0.62, w * 0.07), stand) +
    tiers
      .map(([sponge, icing], i) => {
        const half = (w * (1 - i * 0.24)) / 2;
        const top = y - w * 0.26 - (i + 1) * layer;
        const drips = times(7, (k) => {
          const dx = x - half + (k * half * 2) / 7;
          return `M${dx} ${top}h${(half * 2) / 7}v${layer * (0.28 + ((k * 3) % 4) * 0.1)}a${half / 7} ${half / 7} 0 0 1 ${(-half * 2) / 7} 0Z`;
        }).join('');
        return (
          fill(
            box(x - half, top, half * 2, layer + 2) + ellipse(x, top + layer, half, half * 0.14),
            sponge,
          ) +
          fade(
            box(x - half, top, half * 2, layer),
            mix(sponge, ink.deep, 0.5),
            [x + half, top],
            [x - half * 0.2, top],
            0.7,
          ) +
          fill(drips + ellipse(x, top, half, half * 0.16), icing)
        );
      })
      .join('') +
    fill(ellipse(x, y - w * 0.3 - tiers.length * layer, w * 0.08), cherry)
  );
}

export function aclandStreet(): Ink {
  const frame = mix(ink.mid, ink.deep, 0.35);
  const cream = ink.paper;
  const pink = mix(ink.far, ink.paper, 0.5);
  const choc = mix(ink.deep, ink.accent, 0.4);
  return sheet(
    ink.sky,
    fill(box(0, 0, WIDTH, HEIGHT), mix(ink.mid, ink.paper, 0.25)),
    fill(box(0, 60, WIDTH, 40), ink.paper) + fill(box(0, 100, WIDTH, 14), frame),
    fill(times(4, (i) => box(70 + i * 226, -60, 140, 120)).join(''), frame),
    awning(
      (u, v, out) => [u, v * -1 + 300 + out],
      [-40, 150],
      1040,
      120,
      24,
      [ink.accent, ink.paper],
      13,
    ),
    fade(box(0, 360, WIDTH, 60), ink.deep, [0, 350], [0, 430], 0.7),
    fill(box(40, 380, 880, 560), frame),
    fill(box(70, 410, 820, 500), mix(ink.glow, ink.paper, 0.2)),
    halo([480, 560], 420, ink.paper, 0.9),
    fade(box(70, 410, 820, 500), ink.far, [480, 920], [480, 600], 0.75),
    fill(box(70, 640, 820, 16) + box(70, 878, 820, 32), ink.paper),
    fade(box(70, 656, 820, 30), choc, [0, 650], [0, 690], 0.6),
    cake(
      [190, 640],
      130,
      [
        [pink, cream],
        [pink, ink.accent],
      ],
      ink.accent,
      ink.paper,
    ),
    cake([390, 640], 110, [[choc, cream]], ink.accent, ink.paper),
    cake(
      [570, 640],
      120,
      [
        [ink.glow, cream],
        [ink.glow, pink],
      ],
      ink.accent,
      ink.paper,
    ),
    cake([770, 640], 130, [[cream, choc]], ink.accent, ink.paper),
    cake([250, 880], 190, [[choc, pink]], ink.glow, ink.paper),
    cake(
      [490, 880],
      210,
      [
        [cream, ink.accent],
        [pink, cream],
      ],
      ink.accent,
      ink.paper,
    ),
    cake([730, 880], 190, [[ink.glow, choc]], ink.accent, ink.paper),
    fill(
      polygon([
        [90, 410],
        [230, 410],
        [120, 640],
        [90, 640],
      ]) +
        polygon([
          [270, 410],
          [320, 410],
          [190, 720],
          [150, 720],
        ]) +
        polygon([
          [740, 410],
          [860, 410],
          [650, 910],
          [540, 910],
        ]),
      ink.paper,
      0.18,
    ),
    fill(box(40, 930, 880, 60), mix(frame, ink.deep, 0.4)),
    fill(times(8, (i) => box(58 + i * 108, 942, 92, 36)).join(''), ink.mid),
    fill(box(0, 988, WIDTH, 230), mix(ink.far, ink.paper, 0.4)),
    fill(
      times(9, (i) =>
        polygon([
          [60 + i * 110, 988],
          [68 + i * 110, 988],
          [20 + i * 124, 1210],
          [8 + i * 124, 1210],
        ]),
      ).join(''),
      ink.far,
    ),
    fade(box(0, 988, WIDTH, 230), ink.deep, [0, 1220], [0, 1000], 0.85),
    castShadow([330, 1070], 260, 0.4, ink.deep),
    figure([330, 1070], 290, { coat: ink.mid, legs: ink.deep, skin: ink.far }, 0.05),
    figure([440, 1076], 190, { coat: ink.accent, legs: ink.deep, skin: ink.far }, 0.05),
  );
}
