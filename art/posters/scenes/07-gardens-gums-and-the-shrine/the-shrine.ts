import { colonnade, cornice, pediment } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, sheet, twin, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { castShadow, figure } from '../../kit/people.ts';
import { flat, on, panel } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, curve, ellipse, polygon } from '../../kit/shapes.ts';
import { rays, sky, streaks } from '../../kit/sky.ts';
import { stairs } from '../../kit/street.ts';
import { treeLine } from '../../kit/trees.ts';
import { ink } from './palette.ts';

export function theShrine(): Ink {
  const front = flat([210, 850], 18);
  const rock = {
    light: mix(ink.paper, ink.glow, 0.25),
    mid: mix(ink.glow, ink.far, 0.35),
    shade: mix(ink.accent, ink.deep, 0.4),
    dark: ink.deep,
  };
  const steps = times(7, (i) => {
    const inset = 5.4 + i * 1.15;
    const v = 17 + i * 1.5;
    return (
      fill(panel(front, inset, v, 30 - inset * 2, 1.6), i % 2 ? rock.light : rock.mid) +
      fill(
        panel(front, 30 - inset - (30 - inset * 2) * 0.38, v, (30 - inset * 2) * 0.38, 1.6),
        mix(rock.shade, rock.mid, i % 2 ? 0.35 : 0.15),
      ) +
      fill(panel(front, inset, v, 30 - inset * 2, 0.18), rock.shade)
    );
  });
  return sheet(
    ink.sky,
    sky(mix(ink.accent, ink.glow, 0.45), ink.paper, 800),
    rays([480, 470], 30, ink.paper, 0.3),
    streaks(4, [200, 260], 300, mix(ink.glow, ink.paper, 0.45), 3),
    streaks(9, [780, 330], 300, mix(ink.glow, ink.paper, 0.45), 3),
    treeLine(5, -20, 980, 850, 190, mix(ink.far, ink.mid, 0.45)),
    fill(panel(front, -1, 0, 32, 12), rock.light),
    fade(panel(front, -1, 0, 32, 12), rock.shade, front(31, 0), front(10, 8), 0.8),
    fill(
      on(front, [
        [0.6, 12],
        [4.6, 17.4],
        [25.4, 17.4],
        [29.4, 12],
      ]),
      rock.mid,
    ),
    fill(
      on(front, [
        [19, 12],
        [18, 17.4],
        [25.4, 17.4],
        [29.4, 12],
      ]),
      rock.shade,
    ),
    ...steps,
    fill(panel(front, 13.4, 27.4, 3.2, 2.6), rock.light) +
      fill(panel(front, 15.2, 27.4, 1.4, 2.6), rock.shade),
    [-1, 26]
      .map(
        (u) =>
          fill(panel(front, u, 0, 5, 13), rock.light) +
          fade(panel(front, u, 0, 5, 13), rock.shade, front(u + 5, 0), front(u, 10), 0.75) +
          cornice(front, u - 0.2, 12.6, 5.4, 0.7, ink.paper, rock.shade),
      )
      .join(''),
    fill(panel(front, 5.4, 0, 19.2, 10.4), rock.dark),
    fill(panel(front, 13, 0, 4, 7.4), mix(ink.glow, ink.accent, 0.3)),
    colonnade(front, 8, 5.6, 0, 18.8, 1.35, 10, ink.paper, rock.shade),
    fill(panel(front, 4.6, 10, 20.8, 2), ink.paper),
    fill(panel(front, 4.6, 10, 20.8, 0.4), rock.shade),
    pediment(front, 4, 12, 22, 4.6, ink.paper, mix(rock.shade, rock.mid, 0.5)),
    stairs(flat([180, 940], 1), 0, 0, 600, 92, 7, 12, ink.paper, rock.mid),
    fill(box(0, 938, WIDTH, 270), mix(ink.far, ink.glow, 0.25)),
    fade(box(0, 938, WIDTH, 270), ink.deep, [0, 1220], [0, 950], 0.85),
    fill(
      polygon([
        [300, 938],
        [660, 938],
        [900, 1210],
        [60, 1210],
      ]),
      mix(ink.paper, ink.glow, 0.4),
    ),
    fade(
      polygon([
        [300, 938],
        [660, 938],
        [900, 1210],
        [60, 1210],
      ]),
      rock.shade,
      [480, 1230],
      [480, 950],
      0.85,
    ),
    twin(480, treeLine(3, -20, 170, 930, 250, mix(ink.deep, ink.mid, 0.25))),
    fill(
      polygon([
        [446, 1050],
        [514, 1050],
        [498, 1010],
        [462, 1010],
      ]) + ellipse(480, 1052, 70, 14),
      ink.deep,
    ),
    halo([480, 980], 120, ink.glow, 0.7),
    fill(
      curve(
        [
          [480, 930],
          [498, 970],
          [494, 1004],
          [480, 1012],
          [464, 1004],
          [462, 972],
        ],
        true,
      ),
      ink.accent,
    ),
    fill(
      curve(
        [
          [481, 960],
          [490, 984],
          [486, 1004],
          [474, 1004],
          [472, 986],
        ],
        true,
      ),
      ink.paper,
    ),
    castShadow([640, 1060], 110, 0.8, ink.deep),
    figure([640, 1060], 112, { coat: ink.deep, legs: ink.deep, skin: ink.accent }, 0.02),
  );
}
