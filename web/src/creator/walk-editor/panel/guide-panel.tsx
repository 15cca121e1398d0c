import type { WalkSettings } from '@laneway/domain/walk/plan/walk-settings';
import { Button } from '../../../ui/button.tsx';
import type { WalkDraft } from '../walk-draft.ts';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './panel.module.css';
import { MODE_CHOICES, SURROUNDINGS_CHOICES } from './panel-words.ts';
import { SwitchField } from './switch-field.tsx';

/** How the whole guide is walked. */
export function GuidePanel({ draft }: { readonly draft: WalkDraft }) {
  const { plan, settings, isReadOnly, changeSettings } = draft;
  const { mode, loop, surroundings } = plan;
  const change = (part: Partial<WalkSettings>) =>
    changeSettings({ mode, loop, surroundings, ...part });
  return (
    <>
      <section className={styles.section} aria-label="Order">
        <ChoiceGroup
          label="Places start"
          value={mode}
          choices={MODE_CHOICES}
          isReadOnly={isReadOnly}
          onChange={(next) => change({ mode: next })}
        />
        {mode !== 'off' && (
          <SwitchField
            label="It’s a loop"
            hint="It ends where it begins, so people can start anywhere."
            isOn={loop}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ loop: next })}
          />
        )}
      </section>
      <section className={styles.section} aria-label="Surroundings">
        <ChoiceGroup
          label="Surroundings"
          value={surroundings}
          choices={SURROUNDINGS_CHOICES}
          isReadOnly={isReadOnly}
          onChange={(next) => change({ surroundings: next })}
        />
      </section>
      {!isReadOnly && settings !== null && (
        <div className={styles.actions}>
          <Button onClick={() => changeSettings(null)}>Back to the default</Button>
        </div>
      )}
    </>
  );
}
