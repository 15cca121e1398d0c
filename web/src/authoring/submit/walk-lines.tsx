import type { ShownFinding } from '../../walk-editor/checks/shown-findings.ts';
import { CheckLine } from './check-line.tsx';

/** What is only worth a look is all in the walk view. */
const MOST_ADVICE = 3;

export type WalkLinesProps = {
  readonly findings: readonly ShownFinding[];
  readonly tone: 'needed' | 'advice';
  /** Opens a place in the walk view; undefined for the walk as a whole. */
  readonly onShow: (stopId: number | undefined) => void;
};

/** What there is to do about a walk before submitting, and the way to it. */
export function WalkLines({ findings, tone, onShow }: WalkLinesProps) {
  const isNeeded = tone === 'needed';
  const shown = isNeeded ? findings : findings.slice(0, MOST_ADVICE);
  const more = findings.length - shown.length;
  return (
    <>
      {shown.map(({ key, what, advice, stopIds: [stopId] }) => (
        <CheckLine
          key={key}
          tone={tone}
          text={isNeeded ? `${what} ${advice}` : what}
          action={isNeeded ? 'Fix ›' : 'See ›'}
          onAct={() => onShow(stopId)}
        />
      ))}
      {more > 0 && (
        <CheckLine
          tone={tone}
          text={`${more} more about the walk`}
          action="See ›"
          onAct={() => onShow(undefined)}
        />
      )}
    </>
  );
}
