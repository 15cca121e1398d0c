import type { Map as LeafletMap, Marker } from 'leaflet';
import { elementMarker } from '../element-marker.ts';
import { settlePopup } from '../popup.ts';
import { diffMarks } from './diff-marks.ts';
import type { GroupMark, Mark } from './marks.ts';
import type { Pin } from './pin.ts';
import { createMarkElement, drawMark } from './pin-element.ts';

export type PinSurfaceEvents = {
  readonly onPick: (pin: Pin) => void;
  readonly onOpenGroup: (group: GroupMark) => void;
  /** The keyboard has come to a pin. */
  readonly onFocus: (pin: Pin) => void;
};

type Shown = { mark: Mark; readonly marker: Marker; readonly element: HTMLButtonElement };

/** Time for making elements in one frame; what does not fit waits for the next. */
const FRAME_BUDGET_MS = 6;

/** Keeps the elements of marks on a map: only those that are wanted, and no more work than a frame bears. */
export class PinSurface {
  private readonly map: LeafletMap;
  private readonly events: PinSurfaceEvents;
  private readonly shown = new Map<string, Shown>();
  private wanted: readonly Mark[] = [];
  private frame = 0;

  constructor(map: LeafletMap, events: PinSurfaceEvents) {
    this.map = map;
    this.events = events;
  }

  get marks(): readonly Mark[] {
    return this.wanted;
  }

  show(marks: readonly Mark[]): void {
    this.wanted = marks;
    cancelAnimationFrame(this.frame);
    const { gone, kept } = diffMarks(new Set(this.shown.keys()), marks);
    for (const key of gone) this.take(key);
    for (const mark of kept) this.redraw(mark);
    this.addFresh();
  }

  /** Brings the popup of the active pin back into the map after a move. */
  settle(): void {
    for (const { mark, element } of this.shown.values()) {
      if (mark.kind === 'pin' && mark.isActive) settlePopup(element);
    }
  }

  remove(): void {
    cancelAnimationFrame(this.frame);
    for (const key of [...this.shown.keys()]) this.take(key);
  }

  private addFresh(): void {
    const end = performance.now() + FRAME_BUDGET_MS;
    let following: HTMLElement | null = null;
    // Backwards, so that each new element finds the one it stands before in the keyboard's order.
    for (const mark of this.wanted.toReversed()) {
      const there = this.shown.get(mark.key);
      if (there === undefined) {
        if (performance.now() > end) {
          this.frame = requestAnimationFrame(() => this.addFresh());
          return;
        }
        following = this.add(mark, following);
      } else {
        following = there.element;
      }
    }
    this.settle();
  }

  private add(mark: Mark, before: HTMLElement | null): HTMLElement {
    const element = createMarkElement(mark);
    const marker = elementMarker(mark.kind === 'pin' ? mark.pin.point : mark.centre, element);
    marker.on('click', () => this.pick(mark.key));
    element.addEventListener('focus', () => this.focus(mark.key));
    marker.addTo(this.map);
    if (before !== null) before.before(element);
    this.shown.set(mark.key, { mark, marker, element });
    return element;
  }

  private redraw(mark: Mark): void {
    const there = this.shown.get(mark.key);
    if (there === undefined) return;
    there.mark = mark;
    const { lat, lng } = mark.kind === 'pin' ? mark.pin.point : mark.centre;
    if (!there.marker.getLatLng().equals([lat, lng])) there.marker.setLatLng([lat, lng]);
    drawMark(there.element, mark);
  }

  private take(key: string): void {
    const there = this.shown.get(key);
    if (there === undefined) return;
    // A keyboard that stood on the group just opened goes on from the map, not from the page's top.
    if (document.activeElement === there.element) {
      this.map.getContainer().focus({ preventScroll: true });
    }
    there.marker.remove();
    this.shown.delete(key);
  }

  private pick(key: string): void {
    const mark = this.shown.get(key)?.mark;
    if (mark?.kind === 'pin') this.events.onPick(mark.pin);
    else if (mark?.kind === 'group') this.events.onOpenGroup(mark);
  }

  private focus(key: string): void {
    const there = this.shown.get(key);
    if (there?.mark.kind === 'pin' && there.element.matches(':focus-visible')) {
      this.events.onFocus(there.mark.pin);
    }
  }
}
