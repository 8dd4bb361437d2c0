import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';

export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <Link to={paths.home} className={`inline-flex items-center gap-2 py-1 ${className}`} aria-label={t('Kickstand')}>
      <svg viewBox="0 0 32 32" className="size-7 shrink-0 sm:size-8" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="fill-primary" />
        <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-primary-content">
          <path d="M10.5 6v19M10.5 16.5 20.5 6M14.5 12.5 22.5 25M5.5 25.5h21" />
        </g>
      </svg>
      <span
        className="font-heading text-lg font-extrabold tracking-tight max-[36rem]:in-[header]:hidden sm:text-xl"
        aria-hidden="true"
      >
        {t('Kickstand')}
      </span>
    </Link>
  );
}
