import { glassVault, rib } from '../../kit/arcade.ts';
import { openings } from '../../kit/facade.ts';
import { fade, fill, halo, type Ink, line, sheet, WIDTH } from '../../kit/ink.ts';
import { mix } from '../../kit/palette.ts';
import { figure } from '../../kit/people.ts';
import { across, along, archway, ground, panel, space } from '../../kit/plane.ts';
import { times } from '../../kit/random.ts';
import { box, ellipse, polygon } from '../../kit/shapes.ts';
import { ink, night } from './palette.ts';

export function blockArcade(): Ink {
  const view = space({ centre: [480, 760], focal: 800, eye: 1.7 });
  const vault = { half: 3.6, spring: 8.4, rise: 3.6, near: 3, far: 34 };
  const timber = mix(ink.far, ink.deep, 0.45);
  const side = (x: number, wall: string, shade: string): Ink => {
    const plane = along(view, x, 3);
    const bays = { cols: 8, u: 0.5, v: 5.1, du: 3.9, width: 2.8, height: 2.6, arched: true };
    return (
      fill(panel(plane, 0, 0, 31, 8.5), wall) +
      fill(openings(plane, bays), shade) +
      fill(openings(plane, { ...bays, u: 0.85, width: 2.1, height: 2.2 }), ink.glow) +
      fill(panel(plane, 0, 4.3, 31, 0.5), ink.paper) +
      fill(panel(plane, 0, 4.1, 31, 0.22), shade) +
      fill(openings(plane, { cols: 8, u: 0.4, v: 0.5, du: 3.9, width: 3.1, height: 3.2 }), timber) +
      fill(
        openings(plane, { cols: 8, u: 0.65, v: 0.9, du: 3.9, width: 2.6, height: 2.6 }),
        ink.paper,
      ) +
      fade(panel(plane, 0, 0.9, 31, 2.6), ink.far, plane(8, 0.7), plane(8, 3.2), 0.8) +
      fill(
        openings(plane, { cols: 8, u: 3.55, v: 0, du: 3.9, width: 0.32, height: 8.4 }),
        mix(wall, ink.paper, 0.5),
      ) +
      fill(panel(plane, 0, 8.1, 31, 0.4), ink.paper)
    );
  };
  const mosaic = ground(view);
  const rings = [8, 12.5, 17, 21.5].map((z) =>
    [1.9, 1.45, 1, 0.5]
      .map((r, i) =>
        fill(
          polygon(
            times(8, (k) =>
              mosaic(
                Math.cos(((k + 0.5) * Math.PI) / 4) * r,
                z + Math.sin(((k + 0.5) * Math.PI) / 4) * r,
              ),
            ),
          ),
          [ink.deep, ink.glow, ink.accent, ink.paper][i] ?? ink.paper,
        ),
      )
      .join(''),
  );
  const end = across(view, -3.6, 34);
  return sheet(
    ink.glow,
    glassVault(
      view,
      vault,
      ink.paper,
      mix(ink.mid, ink.paper, 0.35),
      mix(ink.mid, ink.deep, 0.2),
      12,
    ),
    fill(panel(end, 0, 0, 7.2, 9), mix(ink.glow, ink.paper, 0.5)),
    fill(archway(end, 0, 0, 7.2, 12, 3.6), mix(ink.glow, ink.paper, 0.6)),
    fill(panel(mosaic, -3.6, 0.6, 7.2, 34), mix(ink.far, ink.paper, 0.35)),
    fill(
      times(6, (i) =>
        panel(mosaic, -3.4 + (i < 3 ? i * 0.25 : 6.8 - (i - 2) * 0.25), 0.6, 0.12, 33),
      ).join(''),
      ink.deep,
    ),
    ...rings,
    side(-3.6, mix(ink.far, ink.glow, 0.35), timber),
    side(3.6, mix(ink.far, ink.deep, 0.25), mix(timber, ink.deep, 0.5)),
    times(8, (i) =>
      rib(view, vault, 32 - i * 3.9, 0.34, mix(ink.deep, ink.mid, 0.35 - i * 0.03)),
    ).join(''),
    [26, 18.2, 10.4].map((z) => lampDrop(z)).join(''),
    halo([480, 700], 190, ink.paper, 0.9),
    figure(view(-0.7, 0, 19), 72, { coat: ink.deep, legs: night, skin: ink.far }),
    figure(view(0.5, 0, 14), 98, { coat: ink.accent, legs: night, skin: ink.far }),
    fade(box(0, 950, WIDTH, 250), night, [0, 1220], [0, 960], 0.85),
  );

  function lampDrop(z: number): Ink {
    const [x, y] = view(0, 7.4, z);
    const r = 260 / z;
    return (
      line(view(0, 11.8, z), [x, y], night, 3) +
      fill(ellipse(x, y, r * 1.1, r * 0.3), night) +
      fill(
        ellipse(x - r, y - r * 0.5, r * 0.5) +
          ellipse(x + r, y - r * 0.5, r * 0.5) +
          ellipse(x, y + r * 0.5, r * 0.55),
        ink.paper,
      )
    );
  }
}
