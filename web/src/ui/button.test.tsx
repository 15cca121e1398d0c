import type { MouseEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from './button.tsx';

function press(props: ButtonProps) {
  const event = { preventDefault: vi.fn() };
  Button(props).props.onClick(event as unknown as MouseEvent<HTMLButtonElement>);
  return event;
}

describe('a button', () => {
  it('shows its label', () => {
    expect(renderToStaticMarkup(<Button>Try again</Button>)).toContain('>Try again</button>');
  });

  it('shows its busy text while busy', () => {
    const markup = renderToStaticMarkup(<Button busyText="Processing...">Buy for $4.99</Button>);
    expect(markup).toContain('>Processing...</button>');
    expect(markup).toContain('aria-busy="true"');
  });

  it('doesn’t submit a form by default', () => {
    expect(renderToStaticMarkup(<Button>Back</Button>)).toContain('type="button"');
  });

  it('calls its handler when pressed', () => {
    const onClick = vi.fn();
    expect(press({ onClick }).preventDefault).not.toHaveBeenCalled();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ['busy', { busyText: 'Sending...' }],
    ['disabled', { disabled: true }],
  ])('does nothing while %s, but keeps the focus', (_, state) => {
    const onClick = vi.fn();
    expect(press({ ...state, onClick, type: 'submit' }).preventDefault).toHaveBeenCalledOnce();
    expect(onClick).not.toHaveBeenCalled();
    const markup = renderToStaticMarkup(<Button {...state}>Send</Button>);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/\sdisabled/);
  });
});
