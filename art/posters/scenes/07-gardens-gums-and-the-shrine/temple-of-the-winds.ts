import { fade, fill, type Ink, sheet } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon, ridge } from '../../kit/shapes.ts';
import { cumulus, rays, sky } from '../../kit/sky.ts';
import { skyline } from '../../kit/skyline.ts';
import { gumTree, planeTree, treeLine } from '../../kit/trees.ts';
import { ink, leaves } from './palette.ts';

export function templeOfTheWinds(): Ink {
  const base = 800;
  const rock = { light: ink.paper, shade: mix(ink.far, ink.deep, 0.3) };
  const frontColumns = [262, 330, 420, 518, 608, 676];
  const shaft = (x: number, w: number, back: boolean): Ink =>
    fill(box(x, 470, w, base - 470), back ? mix(rock.shade, ink.paper, 0.25) : rock.light) +
    (back ? '' : fill(box(x + w * 0.58, 470, w * 0.42, base - 470), rock.shade)) +
    fill(
      box(x - 5, 462, w + 10, 14) + box(x - 5, base - 12, w + 10, 14),
      back ? rock.shade : rock.light,
    );
  return sheet(
    ink.sky,
    sky(mix(ink.mid, ink.sky, 0.45), ink.paper, 760),
    rays([480, 640], 26, ink.glow, 0.25),
    cumulus(4, [210, 300], 260, ink.paper),
    cumulus(6, [790, 230], 260, ink.paper),
    skyline(21, -20, 330, 800, 300, mix(ink.far, ink.sky, 0.4), 0.3),
    treeLine(5, -20, 980, 830, 170, mix(ink.far, ink.mid, 0.5)),
    fill(
      ridge([
        [-10, 900],
        [200, 856],
        [480, 812],
        [760, 850],
        [970, 910],
      ]),
      mix(ink.mid, ink.glow, 0.35),
    ),
    fade(
      ridge([
        [-10, 900],
        [200, 856],
        [480, 812],
        [760, 850],
        [970, 910],
      ]),
      ink.deep,
      [0, 1210],
      [0, 850],
      0.85,
    ),
    fill(ellipse(480, 838, 310, 36), rock.shade) + fill(ellipse(480, 826, 300, 32), rock.light),
    fill(ellipse(480, 812, 270, 28), rock.shade) + fill(ellipse(480, 802, 262, 25), rock.light),
    ...[300, 390, 552, 640].map((x) => shaft(x, 24, true)),
    figure([470, 812], 118, { coat: ink.accent, legs: ink.deep, skin: ink.glow }, 0.03),
    ...frontColumns.map((x) => shaft(x, 34, false)),
    fill(box(236, 420, 488, 46), rock.light),
    fade(box(236, 420, 488, 46), rock.shade, [724, 440], [400, 440], 0.9),
    fill(box(226, 408, 508, 16), rock.light) + fill(box(236, 424, 488, 7), rock.shade),
    fill(times(15, (i) => box(252 + i * 32, 440, 12, 16)).join(''), rock.shade),
    fill('M250 410Q262 262 480 236Q698 262 710 410Z', mix(ink.mid, ink.paper, 0.25)),
    fill('M500 410Q560 280 480 236Q698 262 710 410Z', mix(ink.mid, ink.deep, 0.35)),
    fill('M330 410Q350 280 480 236Q372 290 352 410Z', mix(ink.mid, ink.deep, 0.35), 0.5),
    fill(ellipse(480, 230, 16, 18), ink.glow),
    fill(
      polygon([
        [440, 850],
        [520, 850],
        [620, 1210],
        [290, 1210],
      ]),
      mix(ink.paper, ink.glow, 0.4),
    ),
    fade(
      polygon([
        [440, 850],
        [520, 850],
        [620, 1210],
        [290, 1210],
      ]),
      ink.deep,
      [0, 1240],
      [0, 880],
      0.8,
    ),
    planeTree(6, [30, 1040], 470, leaves, ink.deep),
    gumTree(5, [900, 1110], 700, leaves, ink.paper, ink.accent),
    castShadow([540, 1040], 110, 0.8, ink.deep),
    figure([540, 1040], 112, { coat: ink.glow, legs: ink.deep, skin: ink.accent }),
  );
}
