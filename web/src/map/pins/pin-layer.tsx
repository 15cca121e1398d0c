import type { Bounds } from '@laneway/domain/geo/bounds';
import { isValidPoint, type Point } from '@laneway/domain/geo/point';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMapScene } from '../map-context.ts';
import { prefersReducedMotion } from '../media-preferences.ts';
import { panIntoView } from '../pan-into-view.ts';
import { useMapEffect } from '../use-leaflet-map.ts';
import { followView } from './follow-view.ts';
import { type GroupMark, type Mark, marksOf, withActive } from './marks.ts';
import { openPinIndex, type PinIndex } from './open-pin-index.ts';
import type { Pin, PinId } from './pin.ts';
import { lngLatsOf, type PinGroup } from './pin-groups.ts';
import { PinSurface } from './pin-surface.ts';
import { spreadMarks } from './spread-marks.ts';

export type PinLayerProps = {
  /** Pass the same array while the pins are the same: a new array is indexed again. */
  readonly pins: readonly Pin[];
  /** Server-made groups of pins that the map doesn't load. Pass the same array while they are the same. */
  readonly groups?: readonly PinGroup[];
  /** The active pin is drawn larger, with its popup open, and never inside a group. */
  readonly activeId?: PinId | null;
  readonly onPick: (id: PinId) => void;
  /** The visitor's position, if the map shows it: groups are moved away from it. */
  readonly visitor?: Point | null;
};

const NO_GROUPS: readonly PinGroup[] = [];

/** Groups from the server are replaced soon after a zoom; old ones are arranged only if that takes longer. */
const GROUP_DELAY_MS = 700;

/** Pins that can be tapped or reached by keyboard, grouped with a count where they are dense. */
export function PinLayer({
  pins,
  groups = NO_GROUPS,
  activeId = null,
  onPick,
  visitor = null,
}: PinLayerProps) {
  const scene = useMapScene();
  const { map } = scene;
  const [surface, setSurface] = useState<PinSurface | null>(null);
  const active = pins.find((pin) => pin.id === activeId && isValidPoint(pin.point)) ?? null;
  const others = useMemo(
    () => pins.filter((pin) => pin.id !== activeId && isValidPoint(pin.point)),
    [pins, activeId],
  );

  const pick = useEffectEvent((pin: Pin) => onPick(pin.id));
  const openGroup = useEffectEvent(({ centre, opensAt }: GroupMark) => {
    map.setView([centre.lat, centre.lng], Math.min(opensAt, map.getMaxZoom()), {
      animate: !prefersReducedMotion(),
    });
  });
  /** The last marks found in the view, before arranging. */
  const found = useRef<readonly Mark[] | null>(null);
  const arrange = useEffectEvent((marks: readonly Mark[]) => {
    const spotOf = ({ lat, lng }: Point) => map.project([lat, lng]);
    return spreadMarks(marks, spotOf, visitor);
  });
  const bringIntoView = useEffectEvent(({ point }: Pin) => panIntoView(scene, point));

  useMapEffect(() => {
    const created = new PinSurface(map, {
      onPick: (pin) => pick(pin),
      onOpenGroup: (group) => openGroup(group),
      onFocus: (pin) => bringIntoView(pin),
    });
    setSurface(created);
    return () => created.remove();
  }, [map]);

  useEffect(() => {
    if (surface === null) return;
    const index = withGroups(openPinIndex(lngLatsOf(others.map((pin) => pin.point))), groups);
    surface.show(withActive(surface.marks, active));
    const stop = followView(map, index, groups.length === 0 ? 0 : GROUP_DELAY_MS, (inView) => {
      found.current = marksOf(inView, others, active);
      surface.show(arrange(found.current));
    });
    return () => {
      stop();
      index.close();
      found.current = null;
    };
  }, [map, surface, others, groups, active]);

  const { lat, lng } = visitor ?? { lat: null, lng: null };
  useEffect(() => {
    if (lat === null && lng === null) return;
    // After a zoom, the next marks are arranged anyway.
    if (surface === null || found.current === null || surface.isAway) return;
    surface.show(arrange(found.current));
  }, [surface, lat, lng]);

  // After a phone was turned, the bars and cards are elsewhere as well.
  const keepActiveInView = useEffectEvent(() => {
    if (active !== null) bringIntoView(active);
  });
  useEffect(() => {
    let frame = 0;
    const onResize = () => {
      cancelAnimationFrame(frame);
      // A frame later, when the page has the insets of its new size.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => keepActiveInView());
      });
    };
    map.on('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      map.off('resize', onResize);
    };
  }, [map]);

  useEffect(() => {
    const handlers = {
      movestart: () => surface?.beginMove(),
      moveend: () => surface?.endMove(),
    };
    map.on(handlers);
    return () => {
      map.off(handlers);
    };
  }, [map, surface]);

  return null;
}

/** Adds groups of the server, whose pins the map never loads, to the index. */
function withGroups(index: PinIndex, groups: readonly PinGroup[]): PinIndex {
  if (groups.length === 0) return index;
  return {
    find: async (view) => {
      const found = await index.find(view);
      const inView = groups.filter(({ centre }) => isWithin(view.bounds, centre));
      return { ...found, groups: [...found.groups, ...inView] };
    },
    close: index.close,
  };
}

/** Maps wrap around: a view may be beyond the 180th meridian. */
function isWithin({ south, west, north, east }: Bounds, { lat, lng }: Point): boolean {
  const fromWest = (((lng - west) % 360) + 360) % 360;
  return lat >= south && lat <= north && fromWest <= east - west;
}
