import { t } from '#language/t.ts';
export function ImagePlaceholder({ alt, className }: { alt: string; className: string }) {
  return (
    <div
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`${className} @container grid place-items-center bg-base-300`}
    >
      <div className="text-center text-sm text-quiet">
        <svg
          viewBox="0 0 120 70"
          className="mx-auto w-16 @min-[12rem]:w-32"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          aria-hidden="true"
        >
          <circle cx="24" cy="48" r="16" />
          <circle cx="96" cy="48" r="16" />
          <path strokeLinecap="round" strokeLinejoin="round" d="M96 48 82 15M73 13l9 2 5-2M24 48l26-9M66 53l-6 6H34" />
          <path
            fill="currentColor"
            stroke="none"
            d="M53 29c2-9 20-12 30-5l-5 10H55zM14 27c9-4 29-4 38 3l2 6H34c-9 0-17-4-20-9zM49 38h27l-4 15a3 3 0 0 1-3 2H53a3 3 0 0 1-3-2zM84 21h6a4 4 0 0 1 0 8h-3z"
          />
          <circle cx="24" cy="48" r="4" fill="currentColor" stroke="none" />
          <circle cx="96" cy="48" r="4" fill="currentColor" stroke="none" />
        </svg>
        <span className="hidden @min-[12rem]:inline">{t('No picture')}</span>
      </div>
    </div>
  );
}
