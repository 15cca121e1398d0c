import { archBridge } from '../../kit/bridges.ts';
import { fade, type Ink, sheet, WIDTH } from '../../kit/ink.ts';
import { stationCorner, stPauls } from '../../kit/landmarks.ts';
import { mix } from '../../kit/palette.ts';
import { flat } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box } from '../../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { lamp } from '../../kit/street.ts';
import { treeLine } from '../../kit/trees.ts';
import { glints, reflection, rowers, water } from '../../kit/water.ts';
import { dusk, ink, stone } from './palette.ts';

export function cover(): Ink {
  const level = 742;
  const city =
    skyline(12, -20, 980, level - 60, 430, mix(ink.sky, ink.far, 0.5), 0.32) +
    skyline(31, -20, 980, level - 60, 280, mix(ink.far, ink.mid, 0.35), 0.8);
  const station = stationCorner(
    flat([230, level - 110], 11.2),
    stone,
    [ink.mid, mix(ink.mid, ink.deep, 0.6)],
    ink.paper,
  );
  const church = stPauls(
    [700, level - 110],
    380,
    mix(ink.far, ink.mid, 0.4),
    mix(ink.far, ink.deep, 0.55),
  );
  const bridge =
    archBridge(
      { left: -70, right: 1030, deck: level - 128, level, rise: 100, spans: 3, pier: 46 },
      {
        face: mix(ink.mid, ink.deep, 0.3),
        shade: ink.deep,
        under: mix(ink.mid, ink.glow, 0.35),
        trim: mix(ink.mid, ink.glow, 0.4),
      },
    ) + times(4, (i) => lamp([-46 + i * 352.7, level - 152], 110, ink.deep, ink.paper, 3)).join('');
  return sheet(
    ink.sky,
    sky(dusk, ink.glow, 660),
    sun([596, 330], 84, ink.paper, ink.glow),
    streaks(5, [640, 400], 420, mix(ink.sky, ink.paper, 0.4), 3),
    streaks(9, [210, 210], 360, mix(ink.sky, ink.mid, 0.25), 3),
    city,
    church,
    station,
    treeLine(7, 560, 980, level - 104, 80, mix(ink.mid, ink.deep, 0.45)),
    bridge,
    water(level, ink.mid, ink.deep),
    reflection(level, 330, 0.8, 0.75, sky(dusk, ink.glow, 660), church, station, bridge),
    fade(box(0, level, WIDTH, 470), mix(ink.mid, ink.deep, 0.7), [0, 1150], [0, level + 20], 1),
    glints(3, [596, level + 12], 320, 320, 22, ink.glow),
    glints(4, [300, level + 60], 500, 380, 14, ink.mid, 0.7),
    rowers([430, 1010], 520, ink.paper, ink.accent, ink.deep),
    birds(6, [250, 330], 5, 20, mix(ink.deep, ink.far, 0.3)),
  );
}
