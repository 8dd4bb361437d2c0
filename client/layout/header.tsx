import { useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { paths } from '#client/paths.ts';
import { SEARCH_FIELD, SearchBox } from '#client/search/search-box.tsx';
import { useSearchKey } from '#client/search/search-box-key.ts';
import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import { ICON_ON_PHONES, navLink } from './nav-link.ts';
import { SessionMenu } from './session-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/** Wraps, so that large text is not cut off. */
const MANY_ROWS =
  'max-[22.4rem]:h-auto max-[22.4rem]:min-h-16 max-[22.4rem]:flex-wrap max-[22.4rem]:justify-end max-[22.4rem]:py-2';

/** Pages with a larger search box of their own. */
const SEARCHING: string[] = [paths.landing, paths.home, paths.search];

/** Brand pages search their own bikes; one search box is enough. */
const OF_BRANDS = paths.category('');

export function Header() {
  const { pathname } = useLocation();
  const searching = SEARCHING.includes(pathname);
  const hasBox = !searching && !pathname.startsWith(OF_BRANDS);
  const search = useRef<HTMLAnchorElement>(null);
  useSearchKey(search);
  return (
    <header className="print:hidden border-b border-base-300 bg-base-100">
      <nav
        aria-label={t('Main')}
        className={`main-bar frame flex h-16 items-center gap-0.5 text-sm max-[27rem]:gap-0 max-[24rem]:text-[0.8125rem] md:gap-2 md:text-base ${MANY_ROWS}`}
      >
        <Wordmark className="me-auto" />
        {hasBox && (
          <div className="mx-2 max-w-md grow max-lg:hidden xl:mx-4">
            <SearchBox compact />
          </div>
        )}
        <Link
          ref={searching ? null : search}
          to={`${paths.search}#${SEARCH_FIELD}`}
          onClick={(event) => {
            if (!searching) return;
            event.preventDefault();
            document.getElementById(SEARCH_FIELD)?.focus();
          }}
          aria-label={t('Search')}
          className={`btn btn-ghost px-0 max-md:w-8 md:btn-square ${ICON_ON_PHONES} ${hasBox ? 'lg:hidden' : ''}`}
        >
          <Icon name="search" />
        </Link>
        <NavLink to={paths.home} className={navLink}>
          {t('Home')}
        </NavLink>
        <NavLink to={paths.blog} className={navLink}>
          {t('Blogs')}
        </NavLink>
        <SessionMenu />
      </nav>
    </header>
  );
}
