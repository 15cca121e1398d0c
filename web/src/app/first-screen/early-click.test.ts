// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { takeEarlyClick } from './early-click.ts';

it.each([
  ['a button', '<button>Start</button>', 'BUTTON'],
  ['an element inside a button', '<button><b>Start</b></button>', 'BUTTON'],
  ['a button that the browser handles itself', '<button popovertarget="x">More</button>', null],
  ['anything else', '<p><b>A story</b></p>', null],
])(
  'finds the button, if any, to press again after an early click on %s',
  (_name, markup, found) => {
    document.body.innerHTML = markup;
    const target = document.querySelector('b') ?? document.querySelector('button');
    window.onclick = Object.assign(() => undefined, { target });
    expect(takeEarlyClick()?.tagName ?? null).toBe(found);
    expect(takeEarlyClick()).toBeNull();
  },
);
