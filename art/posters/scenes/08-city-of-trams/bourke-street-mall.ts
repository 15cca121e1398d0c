import { balustrade, cornice, openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { type Block, laneSide } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, crowd, figure } from '../../kit/people.ts';
import { across, along, archway, ground, on, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { arcPoints, box, type Point } from '../../kit/shapes.ts';
import { cumulus, sky, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { overhead, rails, tramFront, tramSide } from '../../kit/transit.ts';
import { ink, livery } from './palette.ts';

export function bourkeStreetMall(): Ink {
  const view = space({ centre: [380, 770], focal: 840, eye: 1.7 });
  const gpo = (u: number, v: number): Point => {
    const [x, y] = view(8, v, 30 + u);
    return [x, y];
  };
  const pale = mix(ink.paper, ink.glow, 0.3);
  const shade = mix(ink.far, ink.deep, 0.4);
  const deco = (
    from: number,
    to: number,
    height: number,
    t: number,
    more: Partial<Block> = {},
  ): Block => ({
    from,
    to,
    height,
    wall: mix(ink.far, ink.glow, t),
    shade: mix(ink.accent, ink.deep, 0.5),
    glass: mix(ink.deep, ink.far, 0.25),
    shop: ink.glow,
    ...more,
  });
  const tower = across(view, 8, 30);
  const road = ground(view);
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.sky, 0.55), ink.paper, 770),
    sun([400, 600], 84, ink.paper, ink.glow),
    cumulus(6, [470, 300], 240, ink.paper),
    skyline(6, 300, 520, 775, 240, mix(ink.sky, ink.far, 0.4), 0.4),
    fill(panel(road, -9, 1, 17, 100), mix(ink.far, ink.paper, 0.45)),
    fill(
      times(12, (i) => panel(road, -9, 3.4 + i * 2.4, 17, 0.25)).join(''),
      mix(ink.far, ink.deep, 0.1),
    ),
    fade(panel(road, -9, 1, 17, 100), ink.deep, [400, 1190], [400, 800], 0.85),
    laneSide(view, -9, [
      deco(6, 18, 24, 0.25, { bay: 1.8 }),
      deco(18, 34, 19, 0.55, { bay: 2 }),
      deco(34, 70, 26, 0.35),
    ]),
    fill(panel(gpo, 0, 0, 26, 16), mix(pale, ink.far, 0.35)),
    fill(
      openings(gpo, { cols: 7, u: 0.8, v: 0, du: 3.7, width: 2.6, height: 5.2, arched: true }),
      shade,
    ),
    fill(
      openings(gpo, { cols: 7, u: 0.9, v: 7, du: 3.7, width: 2.4, height: 4, arched: true }),
      shade,
    ),
    fill(openings(gpo, { cols: 7, u: 1.1, v: 12.4, du: 3.7, width: 1.9, height: 2.4 }), shade),
    ...[6, 11.6, 15.6].map((v) => cornice(gpo, 0, v, 26, 0.6, ink.paper, shade)),
    fill(openings(gpo, { cols: 8, u: -0.1, v: 0, du: 3.7, width: 0.6, height: 15.6 }), pale),
    balustrade(gpo, 0, 16.2, 26, 1.2, pale, shade),
    fill(panel(tower, 0, 0, 5.6, 23), pale) + fill(panel(tower, 3.6, 0, 2, 23), shade),
    fill(archway(tower, 1.5, 13.4, 2.4, 3.8), shade),
    fill(
      on(
        tower,
        arcPoints([2.7, -20.2], 1.6, 1.6, 0, 360, 24).map(([x, y]): Point => [x, -y]),
      ),
      ink.paper,
    ),
    line(tower(2.7, 20.2), tower(2.7, 21.4), ink.deep, 4),
    line(tower(2.7, 20.2), tower(3.5, 19.8), ink.deep, 4),
    cornice(tower, -0.3, 22.6, 6.2, 0.7, ink.paper, shade),
    fill(
      on(tower, [
        [0.3, 23.3],
        [1, 26],
        [4.6, 26],
        [5.3, 23.3],
      ]),
      mix(ink.mid, ink.deep, 0.3),
    ),
    line(tower(2.8, 26), tower(2.8, 28.4), ink.deep, 4),
    laneSide(view, 8, [
      { ...deco(8, 19, 8.5, 0.2), wall: mix(ink.accent, ink.deep, 0.25) },
      { ...deco(19, 30, 10.5, 0.2), wall: mix(ink.accent, ink.far, 0.4) },
    ]),
    rails(view, -2.6, 2, 80, mix(ink.paper, ink.sky, 0.3)),
    rails(view, 0.9, 2, 80, mix(ink.paper, ink.sky, 0.3)),
    overhead(view, -1.9, 3, 60, 6, ink.deep),
    tramSide(along(view, -0.6, 17), 14, livery),
    tramFront(across(view, -3.3, 17), livery),
    crowd(
      5,
      view(-7, 0, 15),
      view(-4.6, 0, 15),
      4,
      98,
      [ink.accent, ink.deep, ink.paper],
      ink.deep,
      ink.far,
    ),
    crowd(
      8,
      view(3.4, 0, 13),
      view(6.6, 0, 13),
      5,
      112,
      [ink.mid, ink.accent, ink.glow],
      ink.deep,
      ink.far,
    ),
    castShadow(view(2.6, 0, 8.6), 160, -0.6, ink.deep),
    figure(view(2.6, 0, 8.6), 168, { coat: ink.accent, legs: ink.deep, skin: ink.far }, 0.12),
    fade(box(0, 1040, WIDTH, 160), ink.deep, [0, 1220], [0, 1050], 0.85),
  );
}
