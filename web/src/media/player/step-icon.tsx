import { STEP_S } from './player-state.ts';

/** A turn of the clock hand with its seconds inside; hidden from screen readers, as its button says the same. */
export function StepIcon({ way }: { readonly way: 'back' | 'forward' }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <g transform={way === 'forward' ? 'matrix(-1 0 0 1 36 0)' : undefined}>
        <path
          d="M18 6.5a13 13 0 1 1-13 13"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path d="M19 1.2v10.6l-7.2-5.3z" fill="currentColor" />
      </g>
      <text
        x="18"
        y="24.3"
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        letterSpacing="-0.4"
        fill="currentColor"
      >
        {STEP_S}
      </text>
    </svg>
  );
}
