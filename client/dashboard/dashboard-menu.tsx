import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { signOut } from '#client/api/session/session.ts';
import type { Person } from '#client/api/session/store.ts';
import { UnreadMessagesNote } from '#client/conversations/unread/messages-link.tsx';
import { UnreadNote } from '#client/notifications/bell.tsx';
import { paths } from '#client/paths.ts';
import { NewMatchesNote } from '#client/saved-searches/new-matches-note.tsx';
import { t } from '#language/t.ts';
import { dashboardEntries } from './dashboard-entries.ts';

const item =
  'flex min-h-11 items-center gap-2 rounded-field px-3 hover:bg-base-300/60 aria-[current=page]:bg-neutral aria-[current=page]:text-neutral-content md:min-h-10';
const group = 'md:mt-4 md:border-t md:border-base-300 md:pt-4';
/** The current page stays visible too. */
const folded = 'max-md:not-has-[[aria-current=page]]:hidden';

/** On a phone it stands above the page, with a button for the rest. */
export function DashboardMenu({ person }: { person: Person }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const id = useId();
  const rest = open ? '' : folded;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone to another page is done here
  useEffect(() => setOpen(false), [key]);

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    more.current?.focus();
  }

  return (
    <nav
      aria-label={t('Dashboard')}
      onKeyDown={close}
      className="print:hidden min-w-0 max-md:border-b max-md:border-base-300 max-md:pb-3"
    >
      <ul id={id} className="flex flex-wrap gap-1 font-medium max-md:text-sm md:flex-col">
        {dashboardEntries(person).map(({ text, to, isFrequent }) => (
          <li key={text} className={isFrequent ? '' : rest}>
            <NavLink to={to} end={to === paths.dashboard} className={item}>
              {t(text)}
              {to === paths.messages && <UnreadMessagesNote />}
              {to === paths.notices && <UnreadNote />}
              {to === paths.savedSearches && <NewMatchesNote />}
            </NavLink>
          </li>
        ))}
        <li className={`${rest} ${group}`}>
          <NavLink to={paths.account} className={item}>
            {t('My Account')}
          </NavLink>
        </li>
        <li className={rest}>
          <Link to={paths.landing} className={item}>
            {t('Home')}
          </Link>
        </li>
        <li className={rest}>
          <Link
            to={paths.login}
            className={item}
            onClick={async (event) => {
              event.preventDefault();
              if (await signOut()) navigate(paths.login);
            }}
          >
            {t('Log Out')}
          </Link>
        </li>
        <li className="md:hidden">
          <button
            ref={more}
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={`${item} cursor-pointer border border-base-300`}
          >
            {open ? t('Less||of a menu') : t('More||of a menu')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
