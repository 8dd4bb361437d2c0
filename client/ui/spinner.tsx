export function Spinner({ label, className = 'size-5' }: { label: string; className?: string }) {
  return (
    <span role="status" className="late inline-flex">
      <span
        className={`${className} animate-spin rounded-full border-2 border-base-300 border-t-base-content`}
        aria-hidden="true"
      />
      <span className="sr-only">{label}</span>
    </span>
  );
}
