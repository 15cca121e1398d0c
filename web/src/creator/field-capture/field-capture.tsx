import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { fullMomentText } from '../../ui/forms/moment-text.ts';
import { newOuting, outingToResume, type WalkedGuide } from './open-outing.ts';
import { OutingFrame } from './screen/outing-frame.tsx';
import { OutingScreen } from './screen/outing-screen.tsx';
import panel from './screen/panel.module.css';
import { isLine } from './sending/next-step.ts';
import type { FieldContents, Outing } from './store/records.ts';
import { storeFailureText } from './store/store-failure.ts';
import { type Field, useField } from './use-field.ts';
import { useFieldContents } from './use-field-contents.ts';

export type FieldCaptureProps = {
  /** Null for an outing that begins a new guide. */
  readonly guide: WalkedGuide;
  /** The outing to open, without offering to resume it. */
  readonly outingId?: string;
  readonly onClose: () => void;
  /** Called when places or a path from this device were added to a guide. */
  readonly onSent?: (pendingGuideId: number) => void;
  /** The button for imports. */
  readonly importSlot?: ReactNode;
};

/** Captures places on location: on a phone, on foot, online or offline. */
export function FieldCapture(props: FieldCaptureProps) {
  const { onClose, onSent } = props;
  const field = useField();
  const notifySent = useEffectEvent((pendingGuideId: number) => onSent?.(pendingGuideId));
  useEffect(() => field?.listen((pendingGuideId) => notifySent(pendingGuideId)), [field]);
  const state = useFieldContents(field?.store ?? null);
  if (field === null) return null;
  switch (state.kind) {
    case 'loading':
      return (
        <BeforeOuting onClose={onClose}>
          <p role="status">Loading...</p>
        </BeforeOuting>
      );
    case 'failed':
      return (
        <BeforeOuting onClose={onClose}>
          <Callout tone="error" text={state.text} action={{ label: 'Close', onAct: onClose }} />
        </BeforeOuting>
      );
    case 'loaded':
      return <Capture {...props} field={field} contents={state.contents} />;
  }
}

type CaptureProps = FieldCaptureProps & { readonly field: Field; readonly contents: FieldContents };

/** Chooses the outing: one that can be resumed, or a new one. */
function Capture({ field, contents, guide, onClose, importSlot = null, ...props }: CaptureProps) {
  const { store } = field;
  const [outingId, setOutingId] = useState(props.outingId ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const earlier = outingId === null ? outingToResume(contents, guide, Date.now()) : null;
  const outing = contents.outings.find(({ id }) => id === outingId) ?? null;
  // An outing is stored a moment before it is listed, and removed once it is over and sent.
  const [listedId, setListedId] = useState(outingId);
  if (outing !== null && outing.id !== listedId) setListedId(outing.id);

  const start = async (): Promise<void> => {
    try {
      if (earlier !== null) await endOuting(field, contents, earlier);
      const begun = newOuting(guide, Date.now());
      await store.putOuting(begun);
      setOutingId(begun.id);
    } catch (error) {
      setFailure(storeFailureText(error));
    }
  };
  const startAtOnce = useEffectEvent(() => void start());
  const isAsked = earlier !== null;
  const hasOuting = outingId !== null;
  useEffect(() => {
    if (!isAsked && !hasOuting) startAtOnce();
  }, [isAsked, hasOuting]);

  if (outing !== null) {
    const close = () => void leaveOuting(field, outing).finally(onClose);
    return (
      <OutingScreen
        key={outing.id}
        {...{ field, outing, contents, guide, importSlot }}
        onClose={close}
      />
    );
  }
  return (
    <BeforeOuting onClose={onClose}>
      {failure !== null && <Callout tone="error" text={failure} />}
      {hasOuting && outingId === listedId && (
        <p role="status">Everything from this walk has been sent.</p>
      )}
      {earlier !== null && (
        <ResumeOuting
          outing={earlier}
          onCarryOn={() => setOutingId(earlier.id)}
          onStart={() => void start()}
        />
      )}
    </BeforeOuting>
  );
}

type ResumeOutingProps = {
  readonly outing: Outing;
  readonly onCarryOn: () => void;
  readonly onStart: () => void;
};

function ResumeOuting({ outing, onCarryOn, onStart }: ResumeOutingProps) {
  return (
    <div className={panel.sheet}>
      <p>{`You started a walk on ${fullMomentText(new Date(outing.startedAt))}. Everything is still here.`}</p>
      <div className={panel.big}>
        <Button kind="main" onClick={onCarryOn}>
          Carry on with your walk
        </Button>
      </div>
      <div className={panel.buttons}>
        <Button onClick={onStart}>Start a new walk</Button>
      </div>
    </div>
  );
}

function BeforeOuting({
  onClose,
  children,
}: Pick<FieldCaptureProps, 'onClose'> & { children: ReactNode }) {
  return (
    <OutingFrame title="Walk" note="" map={null} onClose={onClose}>
      {children}
    </OutingFrame>
  );
}

/** Ends the outing: its guesses can't be redrawn any more, and unsaved spots are discarded. */
async function endOuting(
  { store }: Field,
  { paths, spots }: FieldContents,
  outing: Outing,
): Promise<void> {
  await store.changeOuting(outing.id, { endedAt: Date.now() });
  for (const path of paths.filter(({ walkId, state }) => walkId === outing.id && state !== 'done'))
    await store.putPath({ ...path, state: 'done' });
  for (const { id } of spots.filter(({ walkId, isDraft }) => walkId === outing.id && isDraft))
    await store.deleteSpot(id);
}

/** The outing can be resumed, but its paths needn't wait for that. An empty one is over. */
async function leaveOuting({ store }: Field, outing: Outing): Promise<void> {
  const { spots, paths } = await store.read();
  const ofOuting = paths.filter(({ walkId }) => walkId === outing.id);
  for (const path of ofOuting.filter((each) => !isLine(each))) await store.deletePath(path.id);
  const mine = ofOuting.filter(isLine);
  for (const path of mine) await store.putPath({ ...path, state: 'done' });
  const hasContents =
    mine.length > 0 || outing.sent.length > 0 || spots.some(({ walkId }) => walkId === outing.id);
  if (!hasContents) await store.changeOuting(outing.id, { endedAt: Date.now() });
  await store.clearFinishedOutings(Date.now());
}
