import styles from './popup.module.css';
import { popupNudge } from './popup-nudge.ts';

/**
 * Puts a popup with a text above an element on the map. It shows while the element is pointed at,
 * has the keyboard's focus, or is marked by {@link holdPopupOpen}. Screen readers do not hear it:
 * the element's own name says the same.
 */
export function attachPopup(host: HTMLElement, text: string): void {
  const popup = document.createElement('span');
  popup.className = styles.popup ?? '';
  popup.setAttribute('aria-hidden', 'true');
  host.classList.add(styles.host ?? '');
  host.append(popup);
  setPopupText(host, text);
  const settle = () => settlePopup(host);
  host.addEventListener('pointerenter', settle);
  host.addEventListener('focus', settle);
}

export function setPopupText(host: HTMLElement, text: string): void {
  const popup = popupOf(host);
  if (popup !== null && popup.textContent !== text) popup.textContent = text;
}

export function holdPopupOpen(host: HTMLElement, isHeld: boolean): void {
  host.toggleAttribute('data-popup-held', isHeld);
}

/** Moves a popup sideways as far as it would otherwise stick out of its map. */
export function settlePopup(host: HTMLElement): void {
  const popup = popupOf(host);
  const map = host.closest('.leaflet-container');
  if (popup === null || map === null) return;
  const anchor = host.getBoundingClientRect();
  const middle = (anchor.left + anchor.right) / 2;
  const nudge = popupNudge(middle, popup.offsetWidth, map.getBoundingClientRect());
  popup.style.setProperty('--nudge', `${nudge}px`);
}

function popupOf(host: HTMLElement): HTMLElement | null {
  return host.querySelector<HTMLElement>(`.${styles.popup}`);
}
