import { fade, fill, halo, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { laneSide } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { ground, panel, space } from '../../kit/plane.ts';
import { box } from '../../kit/shapes.ts';
import { sky } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { awning, bulb, cobbles, swag } from '../../kit/street.ts';
import { shady, sunny } from './lane-blocks.ts';
import { ink, night } from './palette.ts';

export function cover(): Ink {
  const view = space({ centre: [480, 770], focal: 820, eye: 1.7 });
  const path = ground(view);
  return sheet(
    ink.sky,
    sky(ink.mid, ink.glow, 770),
    halo([480, 700], 420, ink.paper, 0.9),
    skyline(4, 330, 640, 760, 330, mix(ink.sky, ink.far, 0.5), 0.6),
    fill(panel(path, -3, 0.5, 6, 60), mix(ink.mid, ink.deep, 0.35)),
    fade(panel(path, -3, 0.5, 6, 60), ink.glow, [480, 770], [480, 1080], 0.9),
    cobbles(path, 3, [-3, 3], [2.2, 26], [mix(ink.mid, ink.glow, 0.45), night]),
    laneSide(view, -3, [
      sunny(4, 10, 13, 0.2),
      sunny(10, 17, 19, 0.45),
      sunny(17, 27, 14, 0.3),
      sunny(27, 45, 20, 0.6),
    ]),
    laneSide(view, 3, [
      shady(4, 11, 18, 0.55),
      shady(11, 18, 13, 0.25),
      shady(18, 28, 21, 0.4),
      shady(28, 45, 15, 0.15),
    ]),
    awning((u, v, out) => view(3 - out, v, u), [12, 3.9], 5, 0.7, 1.3, [ink.accent, ink.paper]),
    awning((u, v, out) => view(-3 + out, v, u), [11, 3.9], 5, 0.7, 1.3, [ink.paper, ink.mid]),
    awning((u, v, out) => view(3 - out, v, u), [6.3, 3.9], 4, 0.7, 1.3, [ink.glow, ink.accent], 6),
    swag(view(-3, 6.2, 20), view(3, 6.4, 20), 16, night, 9, bulb(ink.paper, ink.glow, 4)),
    swag(view(-3, 6.2, 13), view(3, 6.6, 13), 24, night, 9, bulb(ink.paper, ink.glow, 6)),
    swag(view(-3, 6.4, 8), view(3, 6.1, 8), 40, night, 9, bulb(ink.paper, ink.glow, 9)),
    castShadow(view(-0.5, 0, 13), 110, -0.5, night),
    figure(view(-0.5, 0, 13), 112, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
    figure(view(0.4, 0, 13.4), 106, { coat: ink.mid, legs: ink.deep, skin: ink.far }),
    fade(box(0, 900, WIDTH, 300), night, [0, 1200], [0, 940], 0.9),
  );
}
