import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import fields from '../../../ui/inline-field.module.css';
import { FilterField } from './filter-field.tsx';

/** Long enough for the next letter, short enough to feel immediate. */
const DELAY_MS = 300;

export type FilterInputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'type' | 'placeholder' | 'maxLength' | 'min' | 'max'
> & {
  readonly label: string;
  readonly value: string;
  readonly onApply: (value: string) => void;
};

/** A filter that takes effect when typing pauses, and at once on Enter or when it is left. */
export function FilterInput({ label, value, onApply, ...rest }: FilterInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed === null) return;
    setTyped(null);
    onApply(typed);
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => applyLater(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <FilterField label={label}>
      {(id) => (
        <input
          {...rest}
          id={id}
          className={fields.control}
          value={typed ?? value}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={apply}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) apply();
          }}
        />
      )}
    </FilterField>
  );
}
