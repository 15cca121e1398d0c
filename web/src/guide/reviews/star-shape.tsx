const POINTS = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const LEFT_HALF = 'M12 2.6v14.9l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** One star, in the colour of its text; what isn't filled is an outline. */
export function StarShape({ filled }: { readonly filled: 0 | 0.5 | 1 }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path
        d={POINTS}
        fill={filled === 1 ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {filled === 0.5 && <path d={LEFT_HALF} fill="currentColor" />}
    </svg>
  );
}
