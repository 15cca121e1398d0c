import styles from './continuous-switch.module.css';

export type ContinuousSwitchProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Whether the audio of the next place follows by itself; kept on this device. */
export function ContinuousSwitch({ isOn, onChange }: ContinuousSwitchProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.switch}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>Play places one after another</span>
    </label>
  );
}
