import { MINUTE_MS } from '@laneway/domain/timing';
import { deviceStorage } from '../../core/device-storage.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';

/** Minutes without a touch after which the screen goes dark by itself; 'never' if only its button darkens it. */
const DARK_AFTER = ['1', '2', '5', '10', 'never'] as const;
export type DarkAfter = (typeof DARK_AFTER)[number];

const DEFAULT: DarkAfter = '2';

const STORAGE_KEY = 'laneway.walk-dark-after';

/** The choice of the walker on this device. */
export function findDarkAfter(): DarkAfter {
  const kept = deviceStorage.getItem(STORAGE_KEY);
  return DARK_AFTER.find((choice) => choice === kept) ?? DEFAULT;
}

export function keepDarkAfter(choice: DarkAfter): void {
  deviceStorage.setItem(STORAGE_KEY, choice);
}

/** Null for never. */
export function darkAfterMs(choice: DarkAfter): number | null {
  return choice === 'never' ? null : Number(choice) * MINUTE_MS;
}

function darkAfterText(choice: DarkAfter): string {
  if (choice === 'never') return 'Never';
  return choice === '1' ? 'After 1 minute' : `After ${choice} minutes`;
}

export type DarkAfterChoiceProps = {
  readonly value: DarkAfter;
  /** The choice is stored on this device before this is called. */
  readonly onChange: (value: DarkAfter) => void;
};

/** The choice when the screen goes dark without its button. */
export function DarkAfterChoice({ value, onChange }: DarkAfterChoiceProps) {
  const choose = (text: string) => {
    const choice = DARK_AFTER.find((one) => one === text);
    if (choice === undefined) return;
    keepDarkAfter(choice);
    onChange(choice);
  };
  return (
    <InlineSelect
      label="Go dark when untouched"
      value={value}
      options={DARK_AFTER.map((choice) => [choice, darkAfterText(choice)])}
      onChoose={choose}
    />
  );
}
