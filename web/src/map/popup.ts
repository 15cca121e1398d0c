import styles from './popup.module.css';
import { edgesBetween, popupNudge } from './popup-nudge.ts';

/**
 * Gives an element on the map a popup with a text. It shows while the element is hovered, has the
 * keyboard's focus, or is held open. Screen readers ignore it: the element's own name says the
 * same. Calling it again changes the text.
 */
export function attachPopup(host: HTMLElement, text: string): void {
  const isNew = host.dataset.popup === undefined;
  host.dataset.popup = text;
  const words = popupOf(host)?.firstElementChild ?? null;
  if (words !== null && words.textContent !== text) words.textContent = text;
  if (!isNew) return;
  host.classList.add(styles.host ?? '');
  const settle = () => settlePopup(host);
  host.addEventListener('pointerenter', settle);
  host.addEventListener('focus', settle);
}

export function holdPopupOpen(host: HTMLElement, isHeld: boolean): void {
  host.toggleAttribute('data-popup-held', isHeld);
}

/**
 * Keeps a popup that is about to show inside its map and clear of its buttons. It is created only
 * now: of hundreds of elements, few are ever hovered.
 */
export function settlePopup(host: HTMLElement): void {
  const map = host.closest('.leaflet-container');
  if (map === null) return;
  const popup = popupOf(host) ?? createPopup(host);
  const { left, width } = host.getBoundingClientRect();
  const edges = edgesBetween(
    map.getBoundingClientRect(),
    popup.getBoundingClientRect(),
    buttonsOn(map),
  );
  const nudge = popupNudge(left + width / 2, popup.offsetWidth, edges);
  popup.style.setProperty('--nudge', `${nudge}px`);
}

function createPopup(host: HTMLElement): HTMLElement {
  const popup = document.createElement('span');
  popup.className = styles.popup ?? '';
  popup.setAttribute('aria-hidden', 'true');
  const words = document.createElement('span');
  words.className = styles.words ?? '';
  words.textContent = host.dataset.popup ?? '';
  popup.append(words);
  // A space after the number before it, or the two would be read as one word.
  host.append(' ', popup);
  return popup;
}

function buttonsOn(map: Element): readonly DOMRect[] {
  const buttons = map.parentElement?.querySelectorAll('[data-map-buttons]') ?? [];
  return [...buttons].map((stack) => stack.getBoundingClientRect());
}

function popupOf(host: HTMLElement): HTMLElement | null {
  return host.querySelector<HTMLElement>(`.${styles.popup}`);
}
