import { LIMITS } from '@laneway/contract/limits';
import { LANGUAGES, languageName } from '@laneway/domain/guides/languages';
import { formatMinutes } from '@laneway/domain/text/durations';
import { successTexts } from '@laneway/domain/workflow/messages';
import { useState } from 'react';
import { useMediaSize } from '../../../api/queries/authoring.ts';
import { useStore } from '../../../core/use-store.ts';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import formStyles from '../../../ui/forms/form.module.css';
import { PriceField } from '../../../ui/forms/price-field.tsx';
import { ExportLinks } from '../../import/export-links.tsx';
import type { AddPlace } from '../../map-editor/editor-context.ts';
import {
  choiceOf,
  climbOf,
  describePrice,
  GUIDE_RULES,
  type GuideField,
  minutesOf,
} from '../records/guide-values.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { guideRef } from '../workspace/guide-ref.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { DescriptionField } from './description-field.tsx';
import { FieldNote } from './field-note.tsx';
import { FormSection, useFolding } from './form-section.tsx';
import { MapSection, type MapSectionProps, useGuideGeometry } from './map-section.tsx';
import { MediaSections } from './media-sections.tsx';
import { RecordFrame } from './record-frame.tsx';
import { SampleField, SampleSummary } from './sample-field.tsx';
import { TextLineField } from './text-line-field.tsx';
import {
  formOfCommonFields,
  type RecordForm,
  useRecordField,
  useRecordForm,
} from './use-record-form.ts';
import styles from './words.module.css';

export type GuideFormProps = {
  readonly open: OpenWorkspace;
  readonly isReadOnly: boolean;
  /** The next tap on the map sets the start. */
  readonly armed?: boolean;
  /** Called by “Add places” on the guide's map. */
  readonly onAddPlaceAt?: AddPlace;
};

export function GuideForm(props: GuideFormProps) {
  return <GuideFields key={props.open.key} {...props} />;
}

function GuideFields({ open, isReadOnly, armed = false, onAddPlaceAt }: GuideFormProps) {
  const form = useRecordForm(open.workspace.guideRecord, GUIDE_RULES);
  const folding = useFolding([]);
  const parts = { open, recordKey: GUIDE_KEY, folding, isReadOnly };
  const common = { ...parts, form: formOfCommonFields(form) };
  return (
    <RecordFrame {...parts} form={form} savedText={successTexts.guideSaved} label="Guide">
      <div className={styles.words}>
        <TextLineField {...{ open, form, isReadOnly }} field="title" maxLength={LIMITS.title} />
        <DescriptionField {...common} hint="What the walk is about, and why it’s worth it." />
      </div>
      <MediaSections
        {...common}
        imageHint="On the guide’s card and page."
        trackHint="Introduces your guide. Everyone can play it, before they buy."
      />
      <FormSection
        section="price"
        title="Price"
        summary={<PriceSummary form={form} />}
        folding={folding}
      >
        <FieldNote open={open} form={form} fields={['priceChoice']}>
          <PriceSection open={open} form={form} isReadOnly={isReadOnly} />
        </FieldNote>
      </FormSection>
      <FormSection
        section="sample"
        title="Free sample"
        summary={<SampleSummary workspace={open.workspace} />}
        folding={folding}
      >
        <SampleField workspace={open.workspace} isReadOnly={isReadOnly} />
      </FormSection>
      <FormSection
        section="duration"
        title="Time and climb"
        summary={<TimeAndClimb form={form} />}
        folding={folding}
      >
        <TextLineField
          open={open}
          form={form}
          field="durationMinutes"
          hint="In minutes, with time to look around."
          inputMode="numeric"
          isReadOnly={isReadOnly}
        />
        <TextLineField
          open={open}
          form={form}
          field="climbMetres"
          hint="The metres it goes up in total, or 0 if it’s flat. Leave it empty if you don’t know."
          inputMode="numeric"
          isReadOnly={isReadOnly}
        />
      </FormSection>
      <FormSection
        section="language"
        title="Language"
        summary={<LanguageSummary form={form} />}
        folding={folding}
      >
        <FieldNote open={open} form={form} fields={['language']}>
          <LanguageField form={form} isReadOnly={isReadOnly} />
        </FieldNote>
      </FormSection>
      <GuideMap {...parts} form={form} armed={armed} onAddPlace={onAddPlaceAt} />
    </RecordFrame>
  );
}

function TimeAndClimb({ form }: { readonly form: RecordForm<GuideField> }) {
  const { value: time } = useRecordField(form, 'durationMinutes');
  const { value: climb } = useRecordField(form, 'climbMetres');
  const minutes = minutesOf(time);
  const metres = climbOf(climb);
  // Invalid values are shown as typed.
  const texts = [
    minutes === null ? time : formatMinutes(minutes),
    metres === null ? climb : `${metres}\u00a0m`,
  ].filter((text) => text !== '');
  return texts.length === 0 ? 'None yet' : texts.join(', ');
}

type GuideMapProps = Omit<MapSectionProps, 'form' | 'subject' | 'geometry'> & {
  readonly form: RecordForm<GuideField>;
};

/** The start and path of the guide, with its places around. */
function GuideMap({ form, ...parts }: GuideMapProps) {
  const geometry = useGuideGeometry(form);
  const guide = useStore(parts.open.workspace, (state) => state.guide);
  const hasStart = useStore(form.record, ({ mine }) => mine.location !== '');
  const exported = guide.kind === 'pending' || guide.kind === 'published' ? guide : null;
  return (
    <MapSection {...parts} form={formOfCommonFields(form)} subject="guide" geometry={geometry}>
      {!hasStart && (
        <p className={formStyles.hint}>Without a start, the guide starts at its first place.</p>
      )}
      {exported !== null && <ExportLinks guideId={exported.id} source={exported.kind} />}
    </MapSection>
  );
}

type LanguageFieldProps = {
  readonly form: RecordForm<GuideField>;
  readonly isReadOnly: boolean;
};

function LanguageField({ form, isReadOnly }: LanguageFieldProps) {
  const { value, error, onChange, onBlur } = useRecordField(form, 'language');
  const isListed = LANGUAGES.some(({ tag }) => tag === value);
  const choices = isListed ? LANGUAGES : [{ tag: value, name: languageName(value) }, ...LANGUAGES];
  return (
    <FieldFrame
      label={form.rules.fields.language.label}
      hint="The language of your texts and audio."
      error={error}
    >
      {(fieldProps) => (
        <select
          {...fieldProps}
          name="language"
          className={formStyles.control}
          value={value}
          disabled={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {choices.map(({ tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function LanguageSummary({ form }: Pick<LanguageFieldProps, 'form'>) {
  return languageName(useRecordField(form, 'language').value);
}

type PriceSectionProps = {
  readonly open: OpenWorkspace;
  readonly form: RecordForm<GuideField>;
  readonly isReadOnly: boolean;
};

/** The price field's value before anything was typed. */
const UNTOUCHED = '0';

function PriceSection({ open, form, isReadOnly }: PriceSectionProps) {
  const choice = useRecordField(form, 'priceChoice');
  const price = useRecordField(form, 'price');
  const mediaBytes = useGuideMediaSize(open);
  const [isTouched, setTouched] = useState(false);
  const hasPrice = useStore(form.record, ({ base }) => base.price !== '');
  const isUntouched = price.value === '' && !isTouched && !hasPrice;
  return (
    <PriceField
      choice={choiceOf({ priceChoice: choice.value })}
      price={isUntouched ? UNTOUCHED : price.value}
      onChange={(next) => {
        const isTyped = next.price !== (isUntouched ? UNTOUCHED : price.value);
        if (isTyped) setTouched(true);
        form.change({ priceChoice: next.choice, ...(isTyped ? { price: next.price } : {}) });
      }}
      onBlur={price.onBlur}
      hasPrice={hasPrice}
      mediaBytes={mediaBytes}
      error={price.error ?? choice.error}
      isReadOnly={isReadOnly}
    />
  );
}

function useGuideMediaSize({ workspace }: OpenWorkspace): number {
  const guide = useStore(workspace, (state) => state.guide);
  const ref = guideRef(guide);
  return useMediaSize(ref.source === 'unsaved' ? null : ref);
}

function PriceSummary({ form }: { readonly form: RecordForm<GuideField> }) {
  const { value: priceChoice } = useRecordField(form, 'priceChoice');
  const { value: price } = useRecordField(form, 'price');
  return describePrice({ priceChoice, price });
}
