import styles from './text-button.module.css';

export type TextButtonProps = {
  readonly text: string;
  /** The accessible name, for people who hear the button out of context; starts with the text. */
  readonly label: string;
  readonly onPress: () => void;
};

/** A secondary action next to a review. */
export function TextButton({ text, label, onPress }: TextButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      {text}
    </button>
  );
}
