/** 18 px wide. */
export function VerifiedBadge({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" role="img" aria-label={label} className="shrink-0">
      <path
        className="fill-info"
        d="m12 1.5 2.7 2.1 3.4-.2 1.2 3.2 2.9 1.8-.9 3.3.9 3.3-2.9 1.8-1.2 3.2-3.4-.2-2.7 2.1-2.7-2.1-3.4.2-1.2-3.2L1.8 15l.9-3.3-.9-3.3 2.9-1.8 1.2-3.2 3.4.2z"
      />
      <path d="m7.8 11.9 2.9 2.9 5.5-5.7" fill="none" strokeWidth="2.2" className="stroke-info-content" />
    </svg>
  );
}
