import { openings } from '../../kit/facade.ts';
import { fade, fill, type Ink, line, sheet, stroke } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { crowd, figure } from '../../kit/people.ts';
import { flat, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { curve, ellipse, type Point, polygon, ridge } from '../../kit/shapes.ts';
import { birds, cumulus, sky, sun } from '../../kit/sky.ts';
import { umbrella } from '../../kit/street.ts';
import { glints, water, yacht } from '../../kit/water.ts';
import { ink } from './palette.ts';

/** A Norfolk pine: tiers of level boughs, narrowing upwards. */
function norfolkPine([x, y]: Point, h: number, tone: string, light: string): Ink {
  const tiers = times(11, (i) => {
    const t = i / 11;
    const cy = y - h * (0.14 + t * 0.82);
    const half = h * 0.2 * (1 - t * 0.88);
    return fill(
      curve(
        [
          [x - half, cy - h * 0.012],
          [x - half * 0.5, cy - h * 0.028],
          [x, cy - h * 0.06],
          [x + half * 0.5, cy - h * 0.028],
          [x + half, cy - h * 0.012],
          [x + half * 0.5, cy + h * 0.012],
          [x, cy + h * 0.004],
          [x - half * 0.5, cy + h * 0.012],
        ],
        true,
      ),
      i % 2 ? light : tone,
    );
  });
  return (
    fill(
      polygon([
        [x - h * 0.018, y],
        [x + h * 0.018, y],
        [x + 2, y - h],
        [x - 2, y - h],
      ]),
      tone,
    ) + tiers.join('')
  );
}

export function williamstownBeach(): Ink {
  const club = flat([90, 700], 11);
  const sand = mix(ink.glow, ink.paper, 0.45);
  const tone = mix(ink.deep, ink.mid, 0.2);
  return sheet(
    ink.sky,
    sky(mix(ink.sky, ink.far, 0.2), ink.paper, 600),
    sun([720, 250], 92, ink.glow, ink.paper),
    cumulus(3, [300, 230], 300, ink.paper),
    cumulus(9, [800, 420], 200, ink.paper),
    water(590, mix(ink.far, ink.mid, 0.25), mix(ink.mid, ink.deep, 0.2), 960),
    glints(5, [720, 600], 300, 220, 22, ink.paper, 0.9),
    yacht([610, 636], 86, ink.paper, mix(ink.paper, ink.far, 0.5), ink.deep, 5),
    yacht([800, 616], 54, ink.accent, mix(ink.accent, ink.deep, 0.3), ink.deep, 5),
    yacht([900, 640], 70, ink.paper, mix(ink.paper, ink.far, 0.5), ink.deep, 5),
    fill(
      ridge(
        [
          [-10, 640],
          [200, 660],
          [400, 720],
          [470, 790],
        ],
        960,
      ),
      mix(ink.mid, ink.glow, 0.4),
    ),
    norfolkPine([70, 680], 420, tone, mix(ink.mid, ink.far, 0.15)),
    norfolkPine([390, 730], 380, tone, mix(ink.mid, ink.far, 0.15)),
    fill(panel(club, 0, 0, 24, 9), ink.paper) +
      fade(panel(club, 0, 0, 24, 9), ink.far, club(24, 0), club(6, 8), 0.7),
    fill(panel(club, -0.6, 8.6, 25.2, 1.2), ink.accent),
    fill(openings(club, { cols: 5, u: 1.6, v: 5, du: 4.5, width: 3, height: 2.4 }), ink.deep),
    fill(
      openings(club, { cols: 3, u: 2, v: 0, du: 7.4, width: 5, height: 3.8, arched: true }),
      ink.mid,
    ),
    fill(panel(club, 9, 9.8, 6, 6), ink.paper) +
      fill(panel(club, 12.8, 9.8, 2.2, 6), mix(ink.paper, ink.far, 0.6)) +
      fill(panel(club, 9.8, 12.6, 4.4, 1.9), ink.deep) +
      fill(panel(club, 8.4, 15.6, 7.2, 0.9), ink.accent),
    line(club(12, 16.4), club(12, 22), ink.deep, 4),
    fill(polygon([club(12, 22), club(16, 21.2), club(16, 19), club(12, 19.8)]), ink.accent),
    fill(
      ridge([
        [-10, 700],
        [220, 716],
        [400, 770],
        [560, 860],
        [760, 910],
        [970, 930],
      ]),
      sand,
    ),
    stroke(
      curve([
        [380, 758],
        [560, 850],
        [760, 900],
        [980, 918],
      ]),
      ink.paper,
      14,
    ),
    stroke(
      curve([
        [470, 768],
        [640, 830],
        [820, 868],
        [980, 880],
      ]),
      mix(ink.sky, ink.paper, 0.5),
      7,
    ),
    fade(
      ridge([
        [-10, 700],
        [220, 716],
        [400, 770],
        [560, 860],
        [760, 910],
        [970, 930],
      ]),
      mix(ink.glow, ink.accent, 0.55),
      [300, 1230],
      [420, 860],
      0.9,
    ),
    umbrella([180, 900], 130, ink.accent, mix(ink.accent, ink.deep, 0.3), ink.deep, 0.92),
    umbrella([400, 960], 150, ink.paper, mix(ink.paper, ink.far, 0.6), ink.deep, 0.92),
    umbrella([640, 1090], 200, ink.mid, mix(ink.mid, ink.deep, 0.4), ink.deep, 0.92),
    fill(
      polygon([
        [110, 912],
        [250, 908],
        [262, 922],
        [104, 926],
      ]),
      ink.mid,
    ) +
      fill(
        polygon([
          [530, 1086],
          [750, 1080],
          [772, 1106],
          [520, 1112],
        ]),
        ink.accent,
      ),
    crowd(
      5,
      [470, 900],
      [640, 950],
      3,
      84,
      [ink.accent, ink.mid, ink.paper],
      ink.deep,
      mix(ink.glow, ink.accent, 0.4),
    ),
    crowd(
      8,
      [780, 900],
      [900, 912],
      2,
      70,
      [ink.mid, ink.accent],
      ink.deep,
      mix(ink.glow, ink.accent, 0.4),
    ),
    figure(
      [270, 1080],
      150,
      { coat: ink.mid, legs: mix(ink.glow, ink.accent, 0.4), skin: mix(ink.glow, ink.accent, 0.4) },
      0.12,
    ),
    figure(
      [340, 1086],
      100,
      {
        coat: ink.accent,
        legs: mix(ink.glow, ink.accent, 0.4),
        skin: mix(ink.glow, ink.accent, 0.4),
      },
      0.12,
    ),
    fill(ellipse(430, 1100, 20), ink.paper) +
      fill('M430 1080A20 20 0 0 1 450 1100L430 1100Z', ink.accent),
    birds(4, [430, 420], 6, 24, ink.deep),
  );
}
