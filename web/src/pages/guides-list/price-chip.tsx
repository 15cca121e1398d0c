import { centsFromDecimal, formatCents } from '@laneway/domain/money';
import { Chip } from '../../ui/chip.tsx';

/** What a guide that is not public costs. `price` is in dollars, as the wire carries it. */
export function PriceChip({ price }: { price: number }) {
  const cents = centsFromDecimal(price) ?? 0;
  if (cents === 0) return <Chip tone="done">Free for members</Chip>;
  return <Chip tone="price">{formatCents(cents)}</Chip>;
}
