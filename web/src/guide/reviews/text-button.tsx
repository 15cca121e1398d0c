import styles from './text-button.module.css';

export type TextButtonProps = {
  readonly text: string;
  /** What it is about, for those who hear the button out of context; begins with the text. */
  readonly label: string;
  readonly onPress: () => void;
};

/** A quiet action beside a review. */
export function TextButton({ text, label, onPress }: TextButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      {text}
    </button>
  );
}
