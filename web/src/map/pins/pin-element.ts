import { attachPopup, holdPopupOpen } from '../popup.ts';
import type { GroupMark, Mark, PinMark } from './marks.ts';
import type { Pin } from './pin.ts';
import styles from './pins.module.css';

/** The drop shape of our logo, so that pins match it. */
const DROP = 'M32 3C19.3 3 9 13.2 9 25.7 9 42.2 32 62 32 62s23-19.8 23-36.3C55 13.2 44.7 3 32 3Z';

/** The element of a mark: a button with the mark's name. Few DOM nodes, because there are many. */
export function createMarkElement(mark: Mark): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  if (mark.kind === 'pin') renderDrop(button);
  else button.className = styles.group ?? '';
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

/** Turns an element into a drop in its `--pin` colour with a dot inside; its tip is the place. */
export function renderDrop(element: HTMLElement): void {
  element.className = styles.pin ?? '';
  const face = document.createElement('span');
  face.className = styles.face ?? '';
  element.append(dropShape().cloneNode(true), face);
}

let shape: Element | null = null;

function dropShape(): Element {
  if (shape === null) {
    const template = document.createElement('template');
    template.innerHTML = `<svg viewBox="4 0 56 66" aria-hidden="true"><path d="${DROP}"/></svg>`;
    shape = template.content.firstElementChild;
  }
  return shape as Element;
}

function drawPin(button: HTMLButtonElement, { pin, isActive, offset }: PinMark): void {
  const tick = pin.tick ?? null;
  button.setAttribute('aria-label', tick === null ? pin.label : `${pin.label}, ${tick}`);
  button.toggleAttribute('data-ticked', tick !== null);
  button.toggleAttribute('data-active', isActive);
  if (isActive) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
  button.style.setProperty('--pin', pin.colour);
  button.style.setProperty('--aside', `${offset}px`);
  attachPopup(button, pin.title);
  holdPopupOpen(button, isActive);
  const face = button.querySelector(`.${styles.face}`);
  const number = pin.number === null ? '' : String(pin.number);
  if (face === null || face.textContent === number) return;
  face.textContent = number;
  face.toggleAttribute('data-long', number.length > 2);
}

function drawGroup(button: HTMLButtonElement, { count, holds, colour, offset }: GroupMark): void {
  const label = groupLabel(count, holds);
  button.setAttribute('aria-label', label.name);
  button.style.setProperty('--pin', colour ?? 'var(--cluster)');
  button.style.setProperty('--aside', `${offset}px`);
  if (button.textContent === `${label.count} ${label.noun}`) return;
  const number = document.createElement('b');
  number.textContent = label.count;
  button.replaceChildren(number, ` ${label.noun}`);
}

type GroupLabel = {
  /** At most four characters. */
  readonly count: string;
  readonly noun: string;
  /** The name for screen readers. */
  readonly name: string;
};

/** The label of a group includes the kind of its pins, so that its number isn't mistaken for that of a place. */
export function groupLabel(count: number, holds: Pin['kind']): GroupLabel {
  const noun = count === 1 ? holds : `${holds}s`;
  return { count: shortCount(count), noun, name: `${count} ${noun} here, zoom in` };
}

function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 9.95 ? thousands.toFixed(1) : Math.round(thousands)}k`;
}
