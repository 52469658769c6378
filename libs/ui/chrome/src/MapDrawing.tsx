/** A drawing as placeholder of a map: no third-party request before the visitor consents. */
export function MapDrawing({ label, className = '' }: { label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 740 376"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={className}
    >
      <rect width="740" height="376" fill="#eceff2" />
      <path d="M50 0h180l-40 110-122 22zM540 38l166-30 22 96-150 30z" fill="#d9e8d9" />
      <path d="M0 288c80-8 130 14 190 10 110-8 190-96 300-96 100 0 140 64 250 54v120H0z" fill="#cfdfec" />
      <g stroke="#fff" strokeWidth="6" fill="none">
        <path d="M0 50 740 4M0 164l740-60M0 252l340-20M24 0l40 376M132 0l48 376M254 0l24 376M450 0l20 376M522 0l32 376M666 0l28 376" />
        <path d="M0 218 740 148M344 0l40 376" strokeWidth="12" />
      </g>
      <path d="M0 104 740 57" stroke="#f6dfab" strokeWidth="8" />
      <path
        d="M370 156c-11-14-18-22-18-32a18 18 0 0 1 36 0c0 10-7 18-18 32z"
        fill="var(--color-brand)"
        stroke="#fff"
        strokeWidth="3"
      />
      <circle cx="370" cy="124" r="6" fill="#fff" />
    </svg>
  );
}
