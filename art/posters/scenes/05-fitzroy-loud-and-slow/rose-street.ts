import { courses } from '../../kit/facade.ts';
import { clip, fade, fill, halo, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { crowd, figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon } from '../../kit/shapes.ts';
import { cumulus, sky } from '../../kit/sky.ts';
import { pennant, swag } from '../../kit/street.ts';
import { ink } from './palette.ts';

export function roseStreet(): Ink {
  const base = 880;
  const brick = mix(ink.accent, ink.far, 0.5);
  const shade = mix(ink.deep, ink.accent, 0.3);
  const tooth = (x: number, w: number) =>
    fill(
      polygon([
        [x, 470],
        [x + w * 0.36, 330],
        [x + w, 470],
      ]),
      brick,
    ) +
    fill(
      polygon([
        [x + w * 0.03, 462],
        [x + w * 0.34, 348],
        [x + w * 0.34, 462],
      ]),
      ink.paper,
    ) +
    clip(
      polygon([
        [x + w * 0.03, 462],
        [x + w * 0.34, 348],
        [x + w * 0.34, 462],
      ]),
      fill(
        times(4, (i) => box(x + w * (0.08 + i * 0.07), 340, 4, 124)).join('') + box(x, 420, w, 4),
        shade,
      ),
    ) +
    fill(
      polygon([
        [x + w * 0.36, 330],
        [x + w, 470],
        [x + w, 452],
        [x + w * 0.38, 316],
      ]),
      shade,
    );
  const stall = (
    x: number,
    w: number,
    tones: readonly [string, string],
    goods: readonly [string, string, string],
  ): Ink => {
    const y = 1030;
    return (
      fill(box(x, 820, 8, y - 820) + box(x + w - 8, 820, 8, y - 820), ink.deep) +
      fill(box(x - 6, y - 92, w + 12, 92), mix(ink.deep, tones[0], 0.25)) +
      fill(box(x - 10, y - 104, w + 20, 16), ink.paper) +
      times(6, (i) => {
        const gx = x + 18 + (i * (w - 30)) / 6;
        const tone = goods[i % 3] ?? goods[0];
        return i % 2
          ? fill(box(gx, y - 152, 24, 48), tone) + fill(box(gx + 5, y - 144, 14, 22), ink.paper)
          : fill(ellipse(gx + 12, y - 120, 17, 20) + box(gx + 5, y - 152, 14, 18), tone);
      }).join('') +
      times(6, (i) => {
        const sw = (w + 48) / 6;
        const left = x - 24 + i * sw;
        const tone = i % 2 ? tones[1] : tones[0];
        return (
          fill(
            polygon([
              [x + 10 + (i * (w - 20)) / 6, 752],
              [x + 10 + ((i + 1) * (w - 20)) / 6, 752],
              [left + sw, 822],
              [left, 822],
            ]),
            tone,
          ) + fill(`M${left} 821h${sw}v14a${sw / 2} 16 0 0 1 ${-sw} 0Z`, mix(tone, ink.deep, 0.12))
        );
      }).join('')
    );
  };
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.55), ink.paper, 520),
    cumulus(4, [700, 230], 300, ink.paper),
    cumulus(6, [240, 180], 220, ink.paper),
    times(4, (i) => tooth(-40 + i * 260, 262)).join(''),
    fill(box(0, 468, WIDTH, base - 468), brick),
    courses((u, v) => [u, v], 5, [0, 480], WIDTH, 390, [44, 15], 0.14, shade, 0.45),
    fade(box(0, 468, WIDTH, base - 468), shade, [960, 900], [300, 500], 0.85),
    fill(box(0, 462, WIDTH, 16), ink.glow),
    fill(ellipse(220, 640, 104), ink.mid),
    fill(ellipse(220, 640, 70), ink.glow),
    fill(ellipse(220, 640, 34), ink.accent),
    times(10, (i) => {
      const t = (i / 10) * Math.PI * 2;
      return fill(ellipse(220 + Math.cos(t) * 87, 640 + Math.sin(t) * 87, 12), ink.paper);
    }).join(''),
    fill(box(376, 560, 300, 330), ink.deep),
    halo([526, 800], 210, ink.glow, 0.9),
    fill(times(5, (i) => box(376, 560 + i * 13, 300, 9)).join(''), mix(ink.deep, ink.sky, 0.35)),
    crowd(3, [410, 888], [650, 888], 5, 118, [ink.accent, ink.mid, ink.paper], ink.deep, ink.far),
    fill(box(760, 560, 140, 130), ink.deep),
    fill(
      times(12, (i) => box(768 + (i % 4) * 33, 568 + Math.floor(i / 4) * 40, 26, 34)).join(''),
      mix(ink.glow, ink.sky, 0.3),
    ),
    fill(box(0, base, WIDTH, 330), mix(ink.deep, ink.far, 0.4)),
    fade(box(0, base, WIDTH, 330), ink.deep, [0, 1200], [0, base], 0.9),
    swag(
      [-10, 520],
      [480, 500],
      70,
      ink.deep,
      10,
      pennant([ink.glow, ink.mid, ink.paper, ink.accent], 38),
    ),
    swag(
      [480, 500],
      [970, 530],
      70,
      ink.deep,
      10,
      pennant([ink.paper, ink.accent, ink.glow, ink.mid], 38),
    ),
    stall(60, 250, [ink.mid, ink.paper], [ink.accent, ink.glow, ink.sky]),
    stall(650, 250, [ink.glow, ink.paper], [ink.mid, ink.accent, ink.sky]),
    figure([410, 1075], 190, { coat: ink.paper, legs: ink.mid, skin: ink.far }, 0.09),
    figure(
      [548, 1100],
      200,
      { coat: ink.accent, legs: ink.glow, skin: mix(ink.far, ink.deep, 0.35) },
      0.12,
    ),
  );
}
