import { attachPopup, holdPopupOpen, setPopupText } from '../popup.ts';
import type { GroupMark, Mark, PinMark } from './marks.ts';
import styles from './pins.module.css';

/** The drop of our own mark, so that pin and logo are one shape. */
const DROP = 'M32 3C19.3 3 9 13.2 9 25.7 9 42.2 32 62 32 62s23-19.8 23-36.3C55 13.2 44.7 3 32 3Z';

/** The element of a mark: a button with the mark's name. {@link drawMark} gives it its content. */
export function createMarkElement(mark: Mark): HTMLButtonElement {
  const button = mark.kind === 'pin' ? createPin() : createGroup();
  drawMark(button, mark);
  return button;
}

/** Draws a mark into its element. Drawing the same mark twice changes nothing. */
export function drawMark(button: HTMLButtonElement, mark: Mark): void {
  switch (mark.kind) {
    case 'pin':
      drawPin(button, mark);
      break;
    case 'group':
      drawGroup(button, mark);
      break;
  }
}

/** The drop by itself, with an empty face, which shows as a dot. */
export function createDrop(): HTMLElement {
  const drop = document.createElement('span');
  drop.className = styles.drop ?? '';
  drop.innerHTML = `<svg viewBox="4 0 56 66" aria-hidden="true"><ellipse cx="32" cy="61" rx="11" ry="4"/><path d="${DROP}"/></svg>`;
  const face = document.createElement('span');
  face.className = styles.face ?? '';
  drop.append(face);
  return drop;
}

function createPin(): HTMLButtonElement {
  const button = createButton(styles.pin);
  button.append(createDrop());
  attachPopup(button, '');
  return button;
}

function drawPin(button: HTMLButtonElement, { pin, isActive, offset }: PinMark): void {
  button.setAttribute('aria-label', pin.label);
  button.toggleAttribute('data-active', isActive);
  if (isActive) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
  button.style.setProperty('--pin', pin.colour);
  button.style.setProperty('--aside', `${offset.x}px`);
  holdPopupOpen(button, isActive);
  setPopupText(button, pin.title);
  const face = button.querySelector(`.${styles.face}`);
  const number = pin.number === null ? '' : String(pin.number);
  if (face === null || face.textContent === number) return;
  face.textContent = number;
  face.toggleAttribute('data-long', number.length > 2);
}

function createGroup(): HTMLButtonElement {
  const button = createButton(styles.group);
  button.append(document.createElement('span'));
  return button;
}

function drawGroup(button: HTMLButtonElement, { count, colour }: GroupMark): void {
  button.setAttribute('aria-label', `Group of ${count}, zoom in`);
  button.style.setProperty('--pin', colour ?? 'var(--cluster)');
  button.dataset.size = String(String(count).length);
  if (button.firstElementChild) button.firstElementChild.textContent = shortCount(count);
}

/** At most four characters, which is what the circle has room for. */
function shortCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;
}

function createButton(className: string | undefined): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className ?? '';
  return button;
}
