import { describe, expect, it } from 'vitest';
import { type Box, type PopupScene, popupSpot } from './popup-spot.ts';

/** A pin 44 by 50 whose tip is at this point. */
const pinAt = (x: number, y: number): Box => ({
  left: x - 22,
  top: y - 50,
  right: x + 22,
  bottom: y,
});

const SCENE: PopupScene = {
  host: pinAt(200, 300),
  popup: { width: 120, height: 40 },
  gap: 10,
  free: { left: 0, top: 76, right: 400, bottom: 472 },
  buttons: [],
  others: [],
};

const spot = (more: Partial<PopupScene>) => popupSpot({ ...SCENE, ...more });

describe('a popup', () => {
  it.each<[what: string, scene: Partial<PopupScene>, side: string | undefined]>([
    ['is above its pin', {}, 'above'],
    ['is above, away from a pin beside it', { others: [pinAt(250, 245)] }, 'above'],
    ['is below a pin under others', { others: [pinAt(160, 245), pinAt(240, 245)] }, 'below'],
    [
      'is right of a pin between others',
      { others: [pinAt(160, 245), pinAt(240, 245), pinAt(160, 360), pinAt(240, 360)] },
      'right',
    ],
    [
      'is left of its pin if the right is covered as well',
      {
        others: [
          pinAt(160, 245),
          pinAt(240, 245),
          pinAt(160, 360),
          pinAt(240, 360),
          pinAt(300, 300),
        ],
      },
      'left',
    ],
    ['is below a pin at the upper edge', { host: pinAt(200, 130) }, 'below'],
    ['is above a pin at the lower edge', { host: pinAt(200, 470) }, 'above'],
    [
      'is hidden if it doesn’t fit on any side',
      {
        host: pinAt(60, 160),
        free: { left: 0, top: 124, right: 120, bottom: 190 },
        popup: { width: 180, height: 60 },
      },
      undefined,
    ],
    ['is hidden if its pin is under the cards', { host: pinAt(200, 480) }, undefined],
    ['is hidden if its pin is above the map', { host: pinAt(200, 70) }, undefined],
    ['is hidden if its pin is beside the map', { host: pinAt(-5, 300) }, undefined],
  ])('%s', (_, scene, side) => {
    expect(spot(scene)?.side).toBe(side);
  });

  it('slides along its pin before it changes sides, and keeps its arrow on the pin', () => {
    expect(spot({ others: [pinAt(250, 245)] })).toEqual({
      side: 'above',
      left: 96,
      top: 200,
      arrow: 104,
    });
    expect(spot({ others: [pinAt(150, 245)] })).toMatchObject({ left: 184, arrow: 16 });
  });

  it('stays within the map and clear of its buttons', () => {
    expect(spot({ host: pinAt(390, 300) })).toMatchObject({ side: 'above', left: 272, arrow: 104 });
    const zoom = { left: 340, top: 180, right: 388, bottom: 280 };
    expect(spot({ host: pinAt(310, 300), buttons: [zoom] })).toMatchObject({
      side: 'above',
      left: 212,
    });
  });

  it('points at its pin, or has no arrow if it can’t', () => {
    const zoom = { left: 332, top: 180, right: 388, bottom: 245 };
    const atEdge = { host: pinAt(381, 300), buttons: [zoom] };
    expect(spot(atEdge)).toMatchObject({ side: 'below', left: 272, arrow: 104 });
    const below = [pinAt(300, 350), pinAt(345, 350)];
    expect(spot({ ...atEdge, others: below })).toMatchObject({ side: 'left', arrow: 20 });
    const everywhere = [...below, pinAt(300, 300), pinAt(260, 300)];
    expect(spot({ ...atEdge, others: everywhere })).toMatchObject({ side: 'above', arrow: null });
  });

  it('covers as little as possible if there are pins on all sides', () => {
    const above = [pinAt(160, 245), pinAt(240, 245)];
    const beside = [pinAt(120, 310), pinAt(290, 300)];
    expect(spot({ others: [...above, ...beside, pinAt(200, 398)] })?.side).toBe('below');
  });
});
