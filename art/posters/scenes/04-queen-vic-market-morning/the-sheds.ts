import { clip, fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, crowd, figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon } from '../../kit/shapes.ts';
import { rays, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { ink } from './palette.ts';

export function theSheds(): Ink {
  const base = 860;
  const roof = mix(ink.mid, ink.deep, 0.15);
  const bay = (x: number, w: number, y: number, h: number, tone: number): Ink => {
    const peak = y - h * 0.5;
    const light = mix(roof, ink.sky, tone);
    const dark = mix(ink.deep, ink.sky, tone * 0.8);
    return (
      fill(
        polygon([
          [x, y],
          [x + w / 2, peak],
          [x + w, y],
          [x + w, y + h * 0.75],
          [x, y + h * 0.75],
        ]),
        mix(ink.deep, ink.sky, tone * 0.6),
      ) +
      fill(
        polygon([
          [x + w * 0.07, y + 4],
          [x + w / 2, peak + h * 0.1],
          [x + w * 0.93, y + 4],
        ]),
        mix(ink.paper, ink.glow, 0.35 + tone * 0.3),
      ) +
      clip(
        polygon([
          [x + w * 0.07, y + 4],
          [x + w / 2, peak + h * 0.1],
          [x + w * 0.93, y + 4],
        ]),
        fill(
          times(9, (i) => box(x + w * (0.14 + i * 0.09), peak, w * 0.012, h * 0.52)).join(''),
          dark,
        ),
      ) +
      fill(
        polygon([
          [x - w * 0.04, y + 10],
          [x + w / 2, peak - h * 0.02],
          [x + w / 2, peak - h * 0.12],
          [x - w * 0.08, y - 6],
        ]),
        light,
      ) +
      fill(
        polygon([
          [x + w * 1.04, y + 10],
          [x + w / 2, peak - h * 0.02],
          [x + w / 2, peak - h * 0.12],
          [x + w * 1.08, y - 6],
        ]),
        dark,
      ) +
      fill(box(x, y, w, 12), ink.paper) +
      fill(
        box(x + w * 0.02, y, w * 0.035, h * 0.76) + box(x + w * 0.945, y, w * 0.035, h * 0.76),
        light,
      )
    );
  };
  const skin = mix(ink.glow, ink.accent, 0.45);
  return sheet(
    ink.sky,
    sky(mix(ink.accent, ink.glow, 0.55), ink.paper, 620),
    rays([480, 560], 32, ink.paper, 0.3),
    sun([480, 470], 130, ink.paper, ink.glow),
    streaks(5, [300, 300], 420, mix(ink.accent, ink.glow, 0.35), 3),
    skyline(16, -20, 980, 640, 330, mix(ink.sky, ink.accent, 0.22), 0.85),
    times(6, (i) => bay(-80 + i * 190, 180, 590, 160, 0.55)).join(''),
    times(5, (i) => bay(-120 + i * 260, 250, 640, 220, 0.25)).join(''),
    times(3, (i) => bay(-140 + i * 420, 404, 700, 300, 0)).join(''),
    fill(box(0, base + 30, WIDTH, 330), mix(ink.far, ink.paper, 0.25)),
    fade(box(0, base + 30, WIDTH, 330), ink.deep, [0, 1220], [0, base + 50], 0.9),
    crowd(
      4,
      [160, 905],
      [820, 905],
      12,
      84,
      [ink.accent, ink.glow, ink.mid, ink.paper],
      ink.deep,
      skin,
    ),
    [
      [150, 990],
      [480, 1010],
      [800, 985],
    ]
      .map(([x = 0, y = 0], k) => {
        const tones = [ink.accent, ink.glow, ink.mid];
        return times(3, (i) => {
          const tone = tones[(i + k) % 3] ?? ink.accent;
          const left = x - 150 + i * 102;
          return (
            fill(
              times(10, (n) =>
                ellipse(left + 12 + (n % 5) * 19, y - 52 - Math.floor(n / 5) * 13, 13),
              ).join(''),
              mix(tone, ink.deep, 0.25),
            ) +
            fill(
              times(10, (n) =>
                ellipse(left + 10 + (n % 5) * 19, y - 55 - Math.floor(n / 5) * 13, 10),
              ).join(''),
              tone,
            ) +
            fill(box(left, y - 52, 96, 52), mix(ink.glow, ink.deep, 0.45)) +
            fill(box(left, y - 40, 96, 7) + box(left, y - 18, 96, 7), ink.deep)
          );
        }).join('');
      })
      .join(''),
    castShadow([330, 1060], 170, 0.8, ink.deep),
    figure([330, 1060], 170, { coat: ink.paper, legs: ink.deep, skin }, 0.13),
    fill(box(296, 940, 68, 42), mix(ink.glow, ink.deep, 0.3)) +
      fill(times(4, (n) => ellipse(306 + n * 16, 940, 12)).join(''), ink.accent),
  );
}
