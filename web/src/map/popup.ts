import styles from './popup.module.css';
import { type Box, popupSpot } from './popup-spot.ts';

/**
 * Gives an element on the map a popup with a text. It shows while the element is hovered, has the keyboard's focus, or
 * is held open. Screen readers ignore it: the element's own name says the same. Calling it again changes the text.
 */
export function attachPopup(host: HTMLElement, text: string): void {
  const isNew = host.dataset.popup === undefined;
  host.dataset.popup = text;
  const words = popupOf(host)?.firstElementChild ?? null;
  if (words !== null && words.textContent !== text) words.textContent = text;
  if (!isNew) return;
  host.classList.add(styles.host ?? '');
  const settle = () => positionPopup(host);
  host.addEventListener('pointerenter', settle);
  host.addEventListener('focus', settle);
}

export function holdPopupOpen(host: HTMLElement, isHeld: boolean): void {
  host.toggleAttribute('data-popup-held', isHeld);
}

/**
 * Positions a popup that is about to show, inside its map and clear of buttons and other pins. It is created only now:
 * of hundreds of elements, few are ever hovered.
 */
export function positionPopup(host: HTMLElement): void {
  const map = host.closest('.leaflet-container');
  if (map === null) return;
  const popup = popupOf(host) ?? createPopup(host);
  const spot = popupSpot({
    host: drawnBox(host),
    popup: { width: popup.offsetWidth, height: popup.offsetHeight },
    gap: GAP_PX,
    free: freeBox(map),
    buttons: boxesOf(map.parentElement, '[data-floats-on-map]'),
    others: othersOn(map, host),
  });
  popup.toggleAttribute('data-away', spot === null);
  if (spot === null) return;
  const { left, top } = host.getBoundingClientRect();
  popup.dataset.side = spot.side;
  popup.style.setProperty('--x', `${Math.round(spot.left - left)}px`);
  popup.style.setProperty('--y', `${Math.round(spot.top - top)}px`);
  popup.toggleAttribute('data-pointless', spot.arrow === null);
  popup.style.setProperty('--arrow', `${Math.round(spot.arrow ?? 0)}px`);
}

/** Room for the arrow. */
const GAP_PX = 8;

/** The tap target around a drop is larger than it, and may be covered. */
const REACH_PX = 4;

function createPopup(host: HTMLElement): HTMLElement {
  const popup = document.createElement('span');
  popup.className = styles.popup ?? '';
  popup.setAttribute('aria-hidden', 'true');
  const words = document.createElement('span');
  words.className = styles.words ?? '';
  words.textContent = host.dataset.popup ?? '';
  popup.append(words);
  // The space separates it from the number before it, which would otherwise be part of the same word.
  host.append(' ', popup);
  return popup;
}

/** A drop at its final size, because it may be about to grow; other elements as they are. */
function drawnBox(host: HTMLElement): Box {
  const { left, top, right, bottom } = host.getBoundingClientRect();
  const width = Number.parseFloat(getComputedStyle(host).getPropertyValue('--drop'));
  if (Number.isNaN(width)) return { left, top, right, bottom };
  const middle = (left + right) / 2;
  return {
    left: middle - width / 2,
    top: bottom - width * DROP_RATIO,
    right: middle + width / 2,
    bottom,
  };
}

/** The height of a drop for its width; see its view box. */
const DROP_RATIO = 66 / 56;

/** The map without the floating elements at its edges, whose sizes are CSS properties of its frame. */
function freeBox(map: Element): Box {
  const { left, top, right, bottom } = map.getBoundingClientRect();
  const inset = (side: string) =>
    Number.parseFloat(map.parentElement?.style.getPropertyValue(`--map-${side}`) ?? '') || 0;
  return {
    left: left + inset('left'),
    top: top + inset('top'),
    right: right - inset('right'),
    bottom: bottom - inset('bottom'),
  };
}

function othersOn(map: Element, host: HTMLElement): readonly Box[] {
  return [...map.querySelectorAll('.leaflet-marker-pane button')]
    .filter((element) => element !== host)
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left: left + REACH_PX, top: top + REACH_PX, right: right - REACH_PX, bottom };
    });
}

function boxesOf(root: Element | null, selector: string): readonly Box[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map((element) =>
    element.getBoundingClientRect(),
  );
}

function popupOf(host: HTMLElement): HTMLElement | null {
  return host.querySelector<HTMLElement>(`.${styles.popup}`);
}
