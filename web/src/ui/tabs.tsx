import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** True to keep its content (a form, for example) mounted while another tab is shown. */
  readonly isKept?: boolean;
};

export type TabsProps<Value extends string> = {
  /** The accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Next to the tabs, at the end of their line. */
  readonly beside?: ReactNode;
  /** True if the panel fills the remaining height. */
  readonly isFilling?: boolean;
};

/** One of several views of the same thing. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  beside,
  isFilling = false,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      className={classNames(styles.tabs, isFilling && styles.filling)}
      value={value}
      onValueChange={(next: Value) => onChange(next)}
    >
      <div className={styles.line}>
        <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {beside}
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          className={styles.panel}
          keepMounted={tab.isKept ?? false}
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
