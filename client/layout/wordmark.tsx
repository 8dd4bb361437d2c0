import { Link } from 'react-router';
import { paths } from '#client/paths.ts';

/** A wheel at rest on its stand. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <Link to={paths.home} className={`inline-flex items-center gap-2 py-1 ${className}`} aria-label="Kickstand">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0 sm:size-8" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="fill-primary" />
        <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-primary-content">
          <circle cx="14" cy="14" r="7" />
          <path d="m14 14 8.5 11M5.5 25.5h21" />
        </g>
      </svg>
      <span className="font-heading text-lg font-extrabold tracking-tight sm:text-xl" aria-hidden="true">
        Kickstand
      </span>
    </Link>
  );
}
