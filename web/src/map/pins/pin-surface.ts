import type { Point } from '@laneway/domain/geo/point';
import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import { ElementLayer } from '../element-layer.ts';
import { nearestOf } from '../nearest-of.ts';
import { positionPopup } from '../popup.ts';
import { isTargetCovered } from './covered-target.ts';
import { diffMarks, type GroupMark, isDrawnAlike, type Mark, pointOf } from './marks.ts';
import type { Pin } from './pin.ts';
import { createMarkElement, drawMark } from './pin-element.ts';

export type PinSurfaceEvents = {
  readonly onPick: (pin: Pin) => void;
  readonly onOpenGroup: (group: GroupMark) => void;
  /** Called when a pin receives the keyboard's focus. */
  readonly onFocus: (pin: Pin) => void;
};

type Shown = { mark: Mark; readonly element: HTMLButtonElement };

/**
 * The number of elements created in one frame; the rest waits. Drawing one takes several times as long as creating it.
 */
const FRESH_PER_FRAME = 5;

/** The elements that float on a map: its buttons and the bell, the menu, the bar, the line below it, and the cards. */
const FLOATING = [
  '[data-floats-on-map] button',
  '[aria-controls="nav-bar"]',
  'header button',
  'search > div',
  'header + div > :is(button, p)',
  '#cards:not([inert]) button',
].join();

/** Manages the elements of marks on a map: only the wanted ones, with limited work per frame. */
export class PinSurface {
  private readonly map: LeafletMap;
  private readonly events: PinSurfaceEvents;
  private readonly layer = new ElementLayer({ returnsByItself: false });
  private readonly shown = new Map<string, Shown>();
  private readonly keys = new WeakMap<Element, string>();
  private wanted: readonly Mark[] = [];
  private frame = 0;
  private settling = 0;
  private hasNewActive = false;
  private isMoving = false;
  /** The position of a removed mark that had the focus; null once another one has it. */
  private lostFocusAt: Point | null = null;

  constructor(map: LeafletMap, events: PinSurfaceEvents) {
    this.map = map;
    this.events = events;
    this.layer.on('click', (event: LeafletMouseEvent) => this.pick(event.originalEvent.target));
    this.layer.addTo(map);
  }

  get marks(): readonly Mark[] {
    return this.wanted;
  }

  /** True after a zoom has hidden the marks, until others are shown. */
  get isAway(): boolean {
    return this.layer.isAway;
  }

  show(marks: readonly Mark[]): void {
    this.wanted = marks;
    this.layer.changesWithZoom = marks.some(({ kind }) => kind === 'group');
    cancelAnimationFrame(this.frame);
    const { gone, kept, fresh } = diffMarks(new Set(this.shown.keys()), marks);
    for (const key of gone) this.take(key);
    const wasAway = this.layer.isAway;
    this.layer.showAgain();
    for (const mark of kept) this.redraw(mark);
    this.frame = requestAnimationFrame(() => this.addFresh());
    // Other pins may be under the popup now. While the map moves, this can wait.
    if (!this.isMoving && (wasAway || gone.length + fresh.length > 0)) this.settleSoon();
  }

  beginMove(): void {
    this.isMoving = true;
  }

  endMove(): void {
    this.isMoving = false;
    if (!this.layer.isAway) this.settleSoon();
  }

  /**
   * Moves the active pin's popup to a free spot, and hides covered marks; a frame later, because it reads the
   * layout, and the frame that ends a movement is busy.
   */
  private settleSoon(): void {
    cancelAnimationFrame(this.settling);
    this.settling = requestAnimationFrame(() => {
      this.settling = requestAnimationFrame(() => {
        this.hideCovered();
        this.settle();
      });
    });
  }

  /**
   * Hides marks that buttons and cards cover too much to be tapped. The keyboard and screen readers still reach
   * them, and the focus moves a pin into view.
   */
  private hideCovered(): void {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const covers = [...document.querySelectorAll(FLOATING)].map(boxOf);
    const elements = [...this.shown.values()].map(({ element }) => element);
    // All are read before any is changed, because the layout would be computed again in between.
    const covered = elements.map((element) => isTargetCovered(boxOf(element), covers));
    for (const [at, element] of elements.entries()) {
      element.toggleAttribute('data-covered', covered[at]);
    }
  }

  private settle(): void {
    this.hasNewActive = false;
    for (const { mark, element } of this.shown.values()) {
      if (isActive(mark)) positionPopup(element);
    }
  }

  remove(): void {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.settling);
    this.layer.remove();
  }

  private addFresh(): void {
    let room = FRESH_PER_FRAME;
    let next: HTMLElement | null = null;
    // Backwards, so that each new element finds the one that follows it in tab order.
    for (const mark of this.wanted.toReversed()) {
      const there = this.shown.get(mark.key);
      if (there === undefined && room === 0) {
        this.frame = requestAnimationFrame(() => this.addFresh());
        return;
      }
      if (there === undefined) room -= 1;
      next = there?.element ?? this.add(mark, next);
    }
    this.passFocusOn();
    // Reads the layout, which costs a frame's worth of work while elements are added and removed.
    if (this.hasNewActive) this.settle();
    const hasAdded = room < FRESH_PER_FRAME;
    if (hasAdded && !this.isMoving) this.settleSoon();
  }

  private add(mark: Mark, next: HTMLElement | null): HTMLElement {
    const element = createMarkElement(mark);
    element.addEventListener('focus', () => this.focus(element));
    this.layer.put(element, pointOf(mark), next);
    this.shown.set(mark.key, { mark, element });
    this.keys.set(element, mark.key);
    this.hasNewActive ||= isActive(mark);
    return element;
  }

  private redraw(mark: Mark): void {
    const there = this.shown.get(mark.key);
    if (there === undefined) return;
    const before = there.mark;
    there.mark = mark;
    // While a map is dragged most of its marks stay the same; they need no DOM changes.
    if (isDrawnAlike(before, mark)) return;
    this.hasNewActive ||= isActive(mark) && !isActive(before);
    this.layer.put(there.element, pointOf(mark));
    drawMark(there.element, mark);
  }

  private take(key: string): void {
    const there = this.shown.get(key);
    if (there === undefined) return;
    // Keeps the focus on the map, not at the top of the page, until the marks are complete.
    if (document.activeElement === there.element) {
      this.lostFocusAt = pointOf(there.mark);
      this.map.getContainer().focus({ preventScroll: true });
    }
    this.layer.take(there.element);
    this.shown.delete(key);
  }

  /**
   * The focus of a removed mark moves to the nearest one: the group that it joined, or a pin of the group that was
   * opened. With the focus on the map, Tab would start again at the first pin.
   */
  private passFocusOn(): void {
    const from = this.lostFocusAt;
    this.lostFocusAt = null;
    if (from === null || document.activeElement !== this.map.getContainer()) return;
    const shown = [...this.shown.values()].map(({ mark, element }) => ({
      point: pointOf(mark),
      element,
    }));
    nearestOf(shown, from)?.element.focus({ preventScroll: true });
  }

  private pick(target: EventTarget | null): void {
    const mark = this.markOf(target instanceof Element ? target.closest('button') : null);
    if (mark?.kind === 'pin') this.events.onPick(mark.pin);
    else if (mark?.kind === 'group') this.events.onOpenGroup(mark);
  }

  private focus(element: HTMLElement): void {
    const mark = this.markOf(element);
    if (mark?.kind === 'pin' && element.matches(':focus-visible')) this.events.onFocus(mark.pin);
  }

  private markOf(element: Element | null): Mark | undefined {
    const key = element === null ? undefined : this.keys.get(element);
    return key === undefined ? undefined : this.shown.get(key)?.mark;
  }
}

function isActive(mark: Mark): boolean {
  return mark.kind === 'pin' && mark.isActive;
}
