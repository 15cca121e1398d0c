import { useId } from 'react';
import styles from './crop-dialog.module.css';

export type CropSliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

const STEPS = 50;

export function CropSlider({ label, value, min, max, onChange }: CropSliderProps) {
  const id = useId();
  const isFixed = max <= min;
  const percent = isFixed ? 0 : Math.round(((value - min) / (max - min)) * 100);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / STEPS || 1}
        value={value}
        disabled={isFixed}
        aria-valuetext={`${percent}%`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
