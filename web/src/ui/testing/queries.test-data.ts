import { screen } from '@testing-library/react';

/** The field with exactly this label. */
export const field = (label: string): HTMLElement => screen.getByLabelText(label);

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** A screen reader's description of a field besides its label: its hint and its error. */
export function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
