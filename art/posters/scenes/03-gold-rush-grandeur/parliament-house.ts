import { balustrade, colonnade, cornice, openings, windows } from '../../kit/facade.ts';
import { fade, fill, type Ink, sheet, twin, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, crowd, figure } from '../../kit/people.ts';
import { flat, panel } from '../../kit/plane.ts';
import { box } from '../../kit/shapes.ts';
import { cumulus, sky } from '../../kit/sky.ts';
import { lamp, stairs } from '../../kit/street.ts';
import { ink, stone } from './palette.ts';

export function parliamentHouse(): Ink {
  const front = flat([80, 830], 20);
  const dusk = mix(ink.accent, ink.deep, 0.35);
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.accent, 0.35), ink.paper, 640),
    cumulus(5, [240, 250], 330, mix(ink.paper, ink.glow, 0.2)),
    cumulus(7, [790, 190], 260, mix(ink.paper, ink.glow, 0.2)),
    fill(panel(front, 8, 19, 24, 6.5), stone.mid),
    fill(panel(front, 24, 19, 8, 6.5), stone.shade),
    cornice(front, 8, 25.2, 24, 0.9, stone.light, stone.shade),
    fill(panel(front, -6, 0, 52, 16), stone.shade),
    fade(panel(front, -6, 0, 52, 16), stone.dark, [480, 480], [480, 830], 0.95),
    fill(
      openings(front, { cols: 9, u: 0.6, v: 1, du: 4.4, width: 2.2, height: 8, arched: true }),
      stone.dark,
    ),
    fill(
      openings(front, { cols: 3, u: 14.2, v: 0.4, du: 4.4, width: 2.4, height: 8.4, arched: true }),
      ink.glow,
    ),
    colonnade(front, 10, -1.8, 0, 43.6, 1.9, 15.4, stone.light, stone.shade),
    fill(panel(front, -6, 15.4, 52, 3.2), stone.light),
    fade(panel(front, -6, 15.4, 52, 3.2), stone.shade, [960, 500], [300, 480], 0.8),
    fill(panel(front, -6, 16.6, 52, 0.35), stone.shade),
    cornice(front, -6, 18.4, 52, 0.9, stone.light, stone.shade),
    balustrade(front, -6, 19.3, 52, 1.3, stone.light, stone.shade),
    [-6, 36.5]
      .map(
        (u) =>
          fill(panel(front, u, 0, 9.5, 19), mix(stone.light, ink.paper, 0.3)) +
          fade(panel(front, u, 0, 9.5, 19), stone.shade, front(u + 10, 0), front(u + 2, 12), 0.8) +
          windows(
            front,
            {
              cols: 1,
              rows: 2,
              u: u + 3.2,
              v: 2,
              du: 0,
              dv: 8,
              width: 2.8,
              height: 5.2,
              arched: true,
            },
            stone.dark,
            stone.shade,
          ),
      )
      .join(''),
    stairs(
      flat([-60, 1130], 1),
      0,
      0,
      1080,
      300,
      15,
      10,
      mix(stone.light, ink.paper, 0.3),
      stone.shade,
    ),
    fade(box(0, 830, WIDTH, 300), ink.mid, [960, 1130], [380, 840], 0.8),
    fill(box(0, 1125, WIDTH, 90), dusk),
    twin(
      480,
      fill(box(150, 850, 92, 290), stone.mid),
      fill(box(142, 838, 108, 18), stone.light),
      lamp([196, 840], 190, ink.deep, ink.paper, 3),
    ),
    crowd(3, [340, 1010], [620, 1010], 3, 78, [ink.deep, ink.accent, ink.mid], ink.deep, ink.far),
    castShadow([420, 1140], 130, 0.7, ink.deep),
    figure([420, 1140], 130, { coat: ink.accent, legs: ink.deep, skin: ink.far }),
  );
}
