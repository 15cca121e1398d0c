import { fade, fill, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { box, polygon } from '../../kit/shapes.ts';
import { barque } from '../../kit/ships.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { glints, reflection, water } from '../../kit/water.ts';
import { ink } from './palette.ts';

export function pollyWoodside(): Ink {
  const level = 850;
  const shed = (x: number, w: number) =>
    fill(
      polygon([
        [x, level - 20],
        [x, level - 130],
        [x + w * 0.5, level - 190],
        [x + w, level - 130],
        [x + w, level - 20],
      ]),
      mix(ink.far, ink.sky, 0.25),
    ) +
    fill(
      polygon([
        [x + w * 0.5, level - 190],
        [x + w, level - 130],
        [x + w, level - 20],
        [x + w * 0.5, level - 20],
      ]),
      mix(ink.far, ink.mid, 0.35),
    ) +
    fill(box(x + w * 0.3, level - 104, w * 0.4, 84), mix(ink.mid, ink.deep, 0.5));
  const ship = barque([460, level], 760, {
    hull: mix(ink.deep, '#061a22', 0.35),
    shade: ink.accent,
    band: ink.paper,
    spar: mix(ink.deep, ink.far, 0.25),
    rope: mix(ink.deep, ink.far, 0.15),
    sail: ink.paper,
  });
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.paper, 0.3), ink.glow, level - 60),
    sun([300, 380], 120, ink.paper, ink.glow),
    streaks(6, [640, 240], 480, mix(ink.paper, ink.sky, 0.35), 4),
    streaks(3, [240, 520], 360, mix(ink.sky, ink.paper, 0.2), 3),
    skyline(13, 420, 990, level - 30, 420, mix(ink.sky, ink.far, 0.4), 0.75),
    shed(-60, 260),
    shed(180, 260),
    shed(420, 260),
    shed(660, 260),
    fill(box(0, level - 24, WIDTH, 30), mix(ink.mid, ink.deep, 0.55)),
    water(level, ink.mid, ink.deep),
    reflection(level + 8, 300, 0.6, 0.6, ship),
    glints(5, [300, level + 16], 300, 320, 24, ink.glow),
    glints(8, [520, level + 40], 900, 320, 22, mix(ink.mid, ink.sky, 0.35), 0.6),
    ship,
    birds(8, [700, 430], 6, 22, ink.deep),
    fade(box(0, 1040, WIDTH, 160), ink.deep, [0, 1210], [0, 1050], 0.9),
  );
}
