// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  mayMoveToasts,
  TOASTS_ABOVE,
  TOASTS_AT_BOTTOM,
  TOASTS_AWAY,
  toastBottom,
} from './toast-spot.ts';

const [[name]] = Object.entries(TOASTS_ABOVE) as [[string, unknown]];

function bars(...all: readonly { top: number; height?: number; inert?: boolean }[]) {
  const root = document.createElement('main');
  for (const { top, height = 60, inert = false } of all) {
    const bar = document.createElement('div');
    bar.setAttribute(name, '');
    bar.getBoundingClientRect = () => new DOMRect(0, top, 390, height);
    const around = document.createElement('div');
    around.toggleAttribute('inert', inert);
    around.append(bar);
    root.append(around);
  }
  return root;
}

it.each([
  ['at the top without bars', [], null],
  ['above the bar', [{ top: 784 }], 60],
  ['above the higher of two bars', [{ top: 784 }, { top: 700 }], 144],
  ['regardless of bars behind a full-screen map', [{ top: 784 }, { top: 300, inert: true }], 60],
  ['regardless of bars out of view', [{ top: 900 }, { top: 10, height: 0 }], null],
])('toasts are placed %s', (_, all, expected) => {
  expect(toastBottom(bars(...all), 844)).toBe(expected);
});

it('toasts are placed at the bottom of a page with its buttons at the top, above its bar if there is one', () => {
  const [[atBottom]] = Object.entries(TOASTS_AT_BOTTOM) as [[string, unknown]];
  const page = document.createElement('main');
  page.setAttribute(atBottom, '');
  const root = document.createElement('div');
  root.append(page);
  expect(toastBottom(root, 844)).toBe(0);
  page.append(bars({ top: 784 }));
  expect(toastBottom(root, 844)).toBe(60);
});

it('toasts are placed above the footer of a sheet, but not above that of a panel beside the map', () => {
  const root = document.createElement('main');
  root.innerHTML = '<section><div data-sheet-foot></div></section>';
  const [panel] = root.children;
  const [foot] = root.querySelectorAll('div');
  if (panel === undefined || foot === undefined) throw new Error('There is no foot.');
  foot.getBoundingClientRect = () => new DOMRect(0, 764, 390, 80);
  expect(toastBottom(root, 844)).toBeNull();
  panel.toggleAttribute('data-sheet', true);
  expect(toastBottom(root, 844)).toBe(80);
});

it.each([
  ['at the top', 'far down', { top: 300 }, [], null],
  ['at the bottom', 'just below the bar at the top', { top: 100 }, [], 0],
  ['at the top', 'scrolled out of view', { top: -200 }, [], null],
  ['above the bar', 'far up', { top: 300 }, [{ top: 784 }], 60],
  ['at the top', 'just above the bar', { top: 700 }, [{ top: 784 }], null],
] as const)(
  'toasts are %s where the part that they avoid is %s',
  (_, __, { top }, all, expected) => {
    const [[away]] = Object.entries(TOASTS_AWAY) as [[string, unknown]];
    const root = bars(...all);
    const part = document.createElement('div');
    part.setAttribute(away, '');
    part.getBoundingClientRect = () => new DOMRect(0, top, 390, 80);
    root.append(part);
    expect(toastBottom(root, 844)).toBe(expected);
  },
);

it.each([
  ['an added pin', (root: Element) => root.append(document.createElement('button')), false],
  ['a removed pin', (root: Element) => root.querySelector('#pin')?.remove(), false],
  ['an added bar', (root: Element) => root.append(bars({ top: 784 })), true],
  ['a removed bar', (root: Element) => root.querySelector(`[${name}]`)?.remove(), true],
  ['a bar that grows', (root: Element) => root.querySelector(`[${name}]`)?.append('More'), true],
  ['a removed footer', (root: Element) => root.querySelector('[data-sheet-foot]')?.remove(), true],
])('toasts may be moved by %s: %s', (_, change, expected) => {
  const root = bars({ top: 784 });
  root.insertAdjacentHTML(
    'beforeend',
    '<p id="pin"></p><section data-sheet><div data-sheet-foot></div></section>',
  );
  const observer = new MutationObserver(() => {});
  observer.observe(root, { childList: true, subtree: true });
  change(root);
  expect(mayMoveToasts(observer.takeRecords())).toBe(expected);
});
