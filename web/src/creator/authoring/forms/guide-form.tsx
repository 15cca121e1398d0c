import { LIMITS } from '@laneway/contract/limits';
import type { Point } from '@laneway/domain/geo/point';
import { LANGUAGES, languageName } from '@laneway/domain/guides/languages';
import { formatMinutes } from '@laneway/domain/text/durations';
import { successTexts } from '@laneway/domain/workflow/messages';
import { useRef, useState } from 'react';
import { useMediaSize } from '../../../api/queries/authoring.ts';
import { useStore } from '../../../core/use-store.ts';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import formStyles from '../../../ui/forms/form.module.css';
import { PriceField } from '../../../ui/forms/price-field.tsx';
import { ExportLinks } from '../../import/export-links.tsx';
import {
  choiceOf,
  describePrice,
  GUIDE_RULES,
  type GuideField,
  minutesOf,
} from '../records/guide-values.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { guideRef } from '../workspace/guide-ref.ts';
import { uploadName } from '../workspace/upload-names.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { commonFields } from './common-fields.ts';
import { DescriptionField } from './description-field.tsx';
import { FieldNote } from './field-note.tsx';
import { FormSection } from './form-section.tsx';
import { ImportFiles } from './import-files.tsx';
import { MapSection } from './map-section.tsx';
import { MapSummary } from './map-summary.tsx';
import { MediaSections } from './media-sections.tsx';
import { RecordFrame } from './record-frame.tsx';
import { TextLineField } from './text-line-field.tsx';
import { useDiscard } from './use-discard.ts';
import { useFolding } from './use-folding.ts';
import { useGuideGeometry } from './use-geometry.ts';
import { type RecordForm, useRecordField, useRecordForm } from './use-record-form.ts';
import { useSave } from './use-save.ts';
import styles from './words.module.css';

export type GuideFormProps = {
  readonly open: OpenWorkspace;
  readonly isReadOnly: boolean;
  /** For “Add places” on the guide's map. */
  readonly onAddPlaceAt?: (point: Point) => void;
};

export function GuideForm(props: GuideFormProps) {
  return <GuideFields key={props.open.key} {...props} />;
}

function GuideFields({ open, isReadOnly, onAddPlaceAt }: GuideFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const form = useRecordForm(open.workspace.guideRecord, GUIDE_RULES);
  const folding = useFolding([]);
  const parts = { open, recordKey: GUIDE_KEY, form };
  const saving = useSave({ ...parts, folding, root, savedText: successTexts.guideSaved });
  const discard = useDiscard(open, GUIDE_KEY);
  return (
    <RecordFrame
      {...parts}
      saving={saving}
      discard={discard}
      root={root}
      label="Guide"
      isReadOnly={isReadOnly}
    >
      <div className={styles.words}>
        <FieldNote open={open} form={form} fields={['title']}>
          <TextLineField
            form={form}
            field="title"
            maxLength={LIMITS.title}
            isReadOnly={isReadOnly}
          />
        </FieldNote>
        <FieldNote open={open} form={form} fields={['description']}>
          <DescriptionField
            form={form}
            field="description"
            hint="What the walk is about, and why it’s worth it."
            uploadName={uploadName(open.openedAs, { recordKey: GUIDE_KEY, field: 'inline' })}
            isReadOnly={isReadOnly}
          />
        </FieldNote>
      </div>
      <MediaSections
        open={open}
        recordKey={GUIDE_KEY}
        form={commonFields(form)}
        folding={folding}
        isReadOnly={isReadOnly}
        imageHint="On the guide’s card and page."
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
        section="duration"
        title="Walking time"
        summary={<Duration form={form} />}
        folding={folding}
      >
        <FieldNote open={open} form={form} fields={['durationMinutes']}>
          <TextLineField
            form={form}
            field="durationMinutes"
            hint="In minutes, with time to look around."
            inputMode="numeric"
            isReadOnly={isReadOnly}
          />
        </FieldNote>
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
      <FormSection
        section="map"
        title="Map"
        summary={<MapSummary form={commonFields(form)} pin="Start" />}
        folding={folding}
      >
        <GuideMap open={open} form={form} isReadOnly={isReadOnly} onAddPlaceAt={onAddPlaceAt} />
      </FormSection>
    </RecordFrame>
  );
}

function Duration({ form }: { readonly form: RecordForm<GuideField> }) {
  const { value } = useRecordField(form, 'durationMinutes');
  const minutes = minutesOf(value);
  // An invalid value is shown as typed.
  return minutes === null ? value || 'None yet' : formatMinutes(minutes);
}

type GuideMapProps = {
  readonly open: OpenWorkspace;
  readonly form: RecordForm<GuideField>;
  readonly isReadOnly: boolean;
  readonly onAddPlaceAt?: ((point: Point) => void) | undefined;
};

/** The start and path of the guide, with its places around. */
function GuideMap({ open, form, isReadOnly, onAddPlaceAt }: GuideMapProps) {
  const geometry = useGuideGeometry(form);
  const guide = useStore(open.workspace, (state) => state.guide);
  const exported = guide.kind === 'pending' || guide.kind === 'published' ? guide : null;
  return (
    <FieldNote open={open} form={form} fields={['location', 'path', 'boundary']}>
      <MapSection
        open={open}
        recordKey={GUIDE_KEY}
        subject="guide"
        label="Map of the guide"
        geometry={geometry}
        isReadOnly={isReadOnly}
        onAddPlace={onAddPlaceAt}
      >
        <ImportFiles open={open} form={commonFields(form)} />
      </MapSection>
      {exported !== null && <ExportLinks guideId={exported.id} source={exported.kind} />}
    </FieldNote>
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
      {(links) => (
        <select
          {...links}
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
  const isUntouched = price.value === '' && !isTouched;
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
