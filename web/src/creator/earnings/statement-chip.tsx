import { Chip } from '../../ui/chip.tsx';
import { STATEMENT_CHIPS, type StatementState } from './statement-state.ts';

export function StatementChip({ state }: { readonly state: StatementState }) {
  const { text, tone } = STATEMENT_CHIPS[state];
  return <Chip tone={tone}>{text}</Chip>;
}
