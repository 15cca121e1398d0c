import { fade, fill, type Ink, sheet } from '../../kit/ink.ts';
import { type Block, laneSide } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { across, along, ground, on, panel, space } from '../../kit/plane.ts';
import { seeded } from '../../kit/random.ts';
import { cumulus, rays, sky } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { overhead, rails, tramFront, tramSide } from '../../kit/transit.ts';
import { canopy } from '../../kit/trees.ts';
import { ink, livery } from './palette.ts';

export function cover(): Ink {
  const view = space({ centre: [660, 720], focal: 900, eye: 1.6 });
  const street = (from: number, to: number, height: number, t: number): Block => ({
    from,
    to,
    height,
    wall: mix(ink.far, ink.glow, t),
    shade: mix(ink.accent, ink.deep, 0.55),
    glass: mix(ink.deep, ink.far, 0.25),
    arched: t > 0.4,
    shop: ink.deep,
  });
  const dim = (from: number, to: number, height: number, t: number): Block => ({
    from,
    to,
    height,
    wall: mix(ink.accent, ink.deep, t),
    shade: mix(ink.deep, ink.accent, 0.12),
    glass: mix(ink.deep, ink.accent, 0.2),
    shop: ink.glow,
  });
  const road = ground(view);
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.mid, 0.25), ink.paper, 720),
    rays([660, 720], 28, ink.paper, 0.3),
    cumulus(4, [560, 320], 200, ink.paper),
    skyline(14, 530, 800, 730, 300, mix(ink.sky, ink.far, 0.35), 0.5),
    fill(panel(road, -10.5, 0.6, 20, 90), mix(ink.far, ink.paper, 0.4)),
    fade(panel(road, -10.5, 0.6, 20, 90), ink.deep, [480, 1180], [480, 740], 0.85),
    laneSide(view, -10.5, [
      street(8, 18, 14, 0.3),
      street(18, 30, 19, 0.6),
      street(30, 46, 14, 0.2),
      street(46, 80, 22, 0.5),
    ]),
    laneSide(view, 6, [
      dim(7, 17, 19, 0.45),
      dim(17, 30, 15, 0.2),
      dim(30, 48, 22, 0.35),
      dim(48, 80, 17, 0.1),
    ]),
    canopy(seeded(2), view(5, 5, 30), 60, 90, {
      dark: ink.deep,
      mid: livery.shade,
      light: ink.mid,
    }),
    canopy(seeded(3), view(4.6, 5, 19), 90, 130, {
      dark: ink.deep,
      mid: livery.shade,
      light: ink.mid,
    }),
    rails(view, -4.1, 1.5, 70, mix(ink.paper, ink.sky, 0.4)),
    rails(view, 0.2, 1.5, 70, mix(ink.paper, ink.sky, 0.4)),
    overhead(view, -3.4, 2.5, 60, 7, ink.deep),
    fill(
      on(road, [
        [-4.7, 8],
        [-2.1, 8],
        [-1.1, 7.1],
        [-4.1, 7.1],
      ]),
      ink.deep,
      0.75,
    ),
    tramSide(along(view, -2.05, 7.8), 13.5, livery),
    tramFront(across(view, -4.75, 7.8), livery),
    figure(view(3, 0, 14), 118, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    figure(view(3.7, 0, 15), 106, { coat: ink.glow, legs: ink.deep, skin: ink.far }),
  );
}
