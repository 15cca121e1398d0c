/** The index of the card that has the focus, or -1. */
export function focusedCard(carousel: Element): number {
  const cards = [...carousel.querySelectorAll('li')];
  return cards.findIndex((card) => card.contains(document.activeElement));
}
