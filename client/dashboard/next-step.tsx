import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '#client/ui/icon.tsx';

interface NextStepProps {
  to: To;
  title: string;
  text: string;
  /** The state; its space is reserved until it is known. */
  news?: string | undefined;
  /** Somebody waits for this person. */
  urgent?: boolean;
}

export function NextStep(step: NextStepProps) {
  const { to, title, text, news, urgent = false } = step;
  return (
    <li className="grid wrap-anywhere">
      <Link
        to={to}
        className="group grid grid-rows-[auto_1fr_auto] rounded-box border border-base-300 bg-base-100 p-4 sm:p-5 hover:border-base-content"
      >
        <h2 className="flex items-start justify-between gap-3 text-xl">
          {title}
          <Icon
            name="arrow"
            className="size-5 shrink-0 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
          />
        </h2>
        <p className="mt-1 text-sm text-quiet sm:mt-2 sm:text-base">{text}</p>
        {'news' in step && <News urgent={urgent}>{news}</News>}
      </Link>
    </li>
  );
}

function News({ urgent, children }: { urgent: boolean; children: ReactNode }) {
  return (
    <p className={`mt-2 flex min-h-7 items-center text-sm font-semibold sm:mt-4 ${urgent ? '' : 'text-quiet'}`}>
      {children && (
        <span className={urgent ? 'rounded-selector bg-primary px-2 py-1 text-primary-content' : ''}>{children}</span>
      )}
    </p>
  );
}
