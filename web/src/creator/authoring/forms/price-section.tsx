import { useState } from 'react';
import { useMediaSize } from '../../../api/queries/authoring.ts';
import { useStore } from '../../../core/use-store.ts';
import { PriceField } from '../../../ui/forms/price-field.tsx';
import { choiceOf, type GuideField } from '../records/guide-values.ts';
import { guideRef } from '../workspace/guide-ref.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { describePrice } from './guide-rules.ts';
import { type RecordForm, useRecordField } from './use-record-form.ts';

export type PriceSectionProps = {
  readonly open: OpenWorkspace;
  readonly form: RecordForm<GuideField>;
  readonly isReadOnly: boolean;
};

/** What the price field shows for a price that nobody has typed. */
const UNTOUCHED = '0';

/** What the guide costs. */
export function PriceSection({ open, form, isReadOnly }: PriceSectionProps) {
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

export function PriceSummary({ form }: { readonly form: RecordForm<GuideField> }) {
  const { value: priceChoice } = useRecordField(form, 'priceChoice');
  const { value: price } = useRecordField(form, 'price');
  return describePrice({ priceChoice, price });
}
