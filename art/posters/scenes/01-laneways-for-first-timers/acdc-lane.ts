import { courses } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, move, sheet, stroke } from '../../kit/ink.ts';
import { type Block, laneSide } from '../../kit/lane.ts';
import { mix } from '../../kit/palette.ts';
import { along, ground, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, polygon, polyline } from '../../kit/shapes.ts';
import { sky } from '../../kit/sky.ts';
import { cobbles } from '../../kit/street.ts';
import { ink, night } from './palette.ts';

export function acdcLane(): Ink {
  const view = space({ centre: [480, 800], focal: 760, eye: 1.2 });
  const path = ground(view);
  const left = along(view, -2.6, 3);
  const brick = mix(ink.accent, ink.deep, 0.72);
  const wall = (from: number, to: number, height: number, t: number): Block => ({
    from,
    to,
    height,
    wall: mix(brick, night, t),
    shade: mix(night, '#050a12', 0.4),
    glass: mix(ink.glow, ink.far, t),
  });
  const fireEscape = times(3, (k) => {
    const v = 5 + k * 3.6;
    const landing = along(view, 1.7, 8);
    return (
      fill(panel(landing, 0, v, 5, 0.18), night) +
      fill(
        times(9, (i) => panel(landing, i * 0.6, v, 0.07, 1.1)).join('') +
          panel(landing, 0, v + 1.05, 5, 0.1),
        night,
      ) +
      (k < 2 ? stroke(polyline([landing(0.4, v + 0.1), landing(4.4, v + 3.5)]), night, 9) : '')
    );
  }).join('');
  const bolt = polygon([
    [512, 40],
    [602, 40],
    [520, 280],
    [580, 280],
    [436, 640],
    [476, 372],
    [410, 372],
  ]);
  const guitar = move(
    'translate(480 905) rotate(14)',
    fill(
      curve(
        [
          [-16, -50],
          [-36, -64],
          [-42, -30],
          [-28, -10],
          [-46, 16],
          [-34, 54],
          [6, 62],
          [40, 46],
          [42, 12],
          [26, -8],
          [36, -40],
          [20, -46],
          [10, -26],
        ],
        true,
      ),
      ink.accent,
    ),
    fill(box(-6, -210, 12, 200), ink.paper),
    fill(
      polygon([
        [-8, -250],
        [14, -244],
        [10, -208],
        [-8, -208],
      ]),
      night,
    ),
    fill(ellipse(-2, 22, 14, 8), ink.paper),
  );
  const player = [
    fill(
      polygon([
        [446, 872],
        [505, 872],
        [560, 1076],
        [526, 1080],
        [478, 930],
        [436, 1082],
        [400, 1080],
      ]),
      night,
    ),
    fill(
      curve(
        [
          [438, 740],
          [478, 722],
          [520, 740],
          [530, 800],
          [512, 885],
          [440, 885],
          [428, 800],
        ],
        true,
      ),
      night,
    ),
    fill(ellipse(480, 700, 34, 46) + box(462, 700, 36, 60), night),
    fill(
      curve(
        [
          [440, 690],
          [452, 652],
          [484, 640],
          [512, 660],
          [520, 710],
          [508, 748],
          [500, 700],
          [460, 700],
          [452, 750],
          [438, 730],
        ],
        true,
      ),
      night,
    ),
  ].join('');
  return sheet(
    night,
    sky(night, mix(ink.deep, ink.accent, 0.25), 800),
    halo([480, 760], 560, ink.accent, 0.85),
    halo([500, 330], 300, ink.glow, 0.6),
    fill(bolt, ink.glow),
    fade(bolt, ink.paper, [520, 40], [500, 420], 0.9),
    fill(panel(path, -2.6, 0.5, 5.2, 60), mix(ink.deep, ink.accent, 0.25)),
    fade(panel(path, -2.6, 0.5, 5.2, 60), ink.glow, [480, 800], [480, 1120], 1),
    cobbles(path, 5, [-2.6, 2.6], [1.6, 20], [ink.far, night], 0.4),
    laneSide(view, -2.6, [wall(3, 11, 15, 0.2), wall(11, 18, 20, 0), wall(18, 34, 16, 0.3)]),
    laneSide(view, 2.6, [wall(3, 8, 19, 0.65), wall(8, 17, 15, 0.45), wall(17, 34, 21, 0.6)]),
    courses(left, 4, [0, 0], 8, 15, [0.9, 0.34], 0.16, mix(brick, ink.accent, 0.35), 0.6),
    fireEscape,
    fill(
      polygon([
        [480, 700],
        [120, 1210],
        [840, 1210],
      ]),
      ink.glow,
      0.16,
    ),
    halo([480, 765], 250, ink.paper, 1),
    fill(
      polygon([
        [404, 1080],
        [556, 1080],
        [820, 1210],
        [180, 1210],
      ]),
      night,
      0.85,
    ),
    player,
    guitar,
    stroke(
      curve([
        [440, 760],
        [400, 830],
        [462, 900],
      ]),
      night,
      26,
    ),
    stroke(
      curve([
        [522, 760],
        [568, 800],
        [532, 776],
      ]),
      night,
      24,
    ),
  );
}
