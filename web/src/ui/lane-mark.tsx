/** Our logo: a pin whose window looks down a laneway. Drawn in the current text colour. */
export function LaneMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden="true" className={className}>
      <path
        fillRule="evenodd"
        d="M32 2C18.7 2 8 12.6 8 25.7 8 42.8 32 63 32 63s24-20.2 24-37.3C56 12.6 45.3 2 32 2Zm-13 36V25a13 13 0 0 1 26 0v13h-7l-4.3-15h-3.4L26 38Z"
      />
    </svg>
  );
}
