// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { descriptionOf } from '../testing/queries.test-data.ts';
import {
  FEE_HINT,
  type Price,
  PriceField,
  type PriceFieldProps,
  priceFacts,
} from './price-field.tsx';

const MEGABYTE = 1_000_000;
let value: Price;

function Form({ choice = 'paid', price = '0', ...props }: Partial<PriceFieldProps>) {
  const [now, setNow] = useState<Price>({ choice, price });
  value = now;
  return <PriceField mediaBytes={0} {...props} {...now} onChange={setNow} />;
}

function renderField(props: Partial<PriceFieldProps> = {}) {
  onTestFinished(cleanup);
  render(<Form {...props} />);
  return userEvent.setup();
}

const price = () => screen.getByLabelText<HTMLInputElement>('List price');

describe('the price of a guide', () => {
  it('is one of three choices, each explained', () => {
    renderField({ choice: 'members' });
    expect(screen.getAllByRole('radio').map((radio) => descriptionOf(radio))).toEqual([
      'Anyone can open it, no login needed',
      'People log in to get it',
      'Sold at your list price',
    ]);
    expect(screen.queryByLabelText('List price')).toBeNull();
  });

  it('shows the price that will be saved while untouched, without changing the form', async () => {
    const user = renderField({ choice: 'public' });
    await user.click(screen.getByRole('radio', { name: /^Paid/ }));
    expect(price().value).toBe('4.99');
    expect(descriptionOf(price())).toContain('You receive $3.49 after our 30% fee');
    expect(value).toEqual({ choice: 'paid', price: '0' });
  });

  it('can be typed, and shows what the creator receives', async () => {
    const user = renderField();
    await user.clear(price());
    await user.type(price(), '12');
    expect(value).toEqual({ choice: 'paid', price: '12' });
    expect(descriptionOf(price())).toContain('You receive $3.60 after our 70% fee');
  });

  it('warns where a lower price pays more, and offers that price', async () => {
    const user = renderField();
    await user.clear(price());
    await user.type(price(), '12');
    expect(descriptionOf(price())).toContain('$10.00 pays you $7.00, $12.00 pays $3.60.');
    await user.click(screen.getByRole('button', { name: 'Use $10.00 instead' }));
    expect(value).toEqual({ choice: 'paid', price: '10.00' });
    expect(document.activeElement).toBe(price());
    expect(descriptionOf(price())).toContain('You receive $7.00');
    expect(screen.queryByText(/pays you/)).toBeNull();
  });

  it('warns where a slightly higher price pays more', async () => {
    const user = renderField();
    await user.clear(price());
    await user.type(price(), '1.89');
    expect(descriptionOf(price())).toContain('$1.90 pays you $1.33, $1.89 pays $0.57.');
    await user.click(screen.getByRole('button', { name: 'Use $1.90 instead' }));
    expect(value).toEqual({ choice: 'paid', price: '1.90' });
  });

  it('warns without offering another price when it is locked', () => {
    renderField({ price: '12.00', isReadOnly: true });
    expect(descriptionOf(price())).toContain('$10.00 pays you $7.00');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the price that will be saved if the typed one is invalid', async () => {
    const user = renderField({ price: '8.00' });
    await user.clear(price());
    expect(price().value).toBe('');
    expect(descriptionOf(price())).toContain('Will be saved as $4.99. You receive $3.49');
    await user.type(price(), '0');
    expect(price().value).toBe('0');
    expect(descriptionOf(price())).toContain('Will be saved as $4.99. You receive $3.49');
  });

  it('offers to make the guide free if zero is typed', async () => {
    const user = renderField({ price: '8.00' });
    await user.clear(price());
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(price(), '0');
    await user.click(screen.getByRole('button', { name: 'Make it free instead' }));
    expect(value.choice).toBe('public');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Free for everyone/ }));
  });

  it('keeps what was typed while another choice is tried', async () => {
    const user = renderField({ price: '8.00' });
    await user.click(screen.getByRole('radio', { name: /^Free for everyone/ }));
    await user.click(screen.getByRole('radio', { name: /^Paid/ }));
    expect(price().value).toBe('8.00');
  });

  it('is described by its error and the fees', () => {
    renderField({ error: 'Enter at least $0.99', price: '0.50' });
    expect(price().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(price())).toContain('Enter at least $0.99');
    expect(descriptionOf(price())).toContain(FEE_HINT);
    expect(screen.queryByText(/You receive/)).toBeNull();
  });

  it('is read-only when it is locked', async () => {
    const user = renderField({ price: '8.00', isReadOnly: true });
    await user.click(screen.getByRole('radio', { name: /^Free for everyone/ }));
    await user.type(price(), '1');
    expect(value).toEqual({ choice: 'paid', price: '8.00' });
  });
});

it('explains the fee bands', () => {
  expect(FEE_HINT).toBe(
    '30% fee while your media is under 500 MB and the price is $1.90 to $10.00. Otherwise 70%.',
  );
});

it.each([
  ['4.99', 499 * MEGABYTE, 'You receive $3.49', null],
  ['4.99', 500 * MEGABYTE, 'You receive $1.50', null],
  ['abc', 0, 'You receive $3.49', 'Will be saved as $4.99'],
])('%s with %d bytes of media: %s', (typed, mediaBytes, receive, savedAs) => {
  expect(priceFacts(typed, mediaBytes)).toMatchObject({ receive, savedAs });
});

it('an emptied price doesn’t become the default if one is saved', () => {
  expect(priceFacts('', 0, true)).toBeNull();
  expect(priceFacts('7', 0, true)?.savedAs).toBeNull();
});

it.each(['0.50', '-3', '1.234', '1000000'])('%s isn’t a valid price', (typed) => {
  expect(priceFacts(typed, 0)).toBeNull();
});
