import { NavLink } from 'react-router';
import { paths } from '#client/paths.ts';
import { navLink } from './nav-link.ts';
import { SessionMenu } from './session-menu.tsx';
import { Wordmark } from './wordmark.tsx';

export function Header() {
  return (
    <header className="border-b border-base-300 bg-base-100">
      <nav aria-label="Main" className="frame flex h-16 items-center gap-0.5 text-sm sm:gap-2 sm:text-base">
        <Wordmark className="mr-auto" />
        <NavLink to={paths.home} className={navLink}>
          Home
        </NavLink>
        <NavLink to={paths.blog} className={navLink}>
          Blogs
        </NavLink>
        <SessionMenu />
      </nav>
    </header>
  );
}
