import { NavLink } from 'react-router';
import { paths } from '#client/paths.ts';
import { SessionMenu } from './session-menu.tsx';
import { Wordmark } from './wordmark.tsx';

export const navLink =
  'inline-flex h-10 items-center border-b-2 border-transparent px-1.5 font-medium hover:border-base-300 aria-[current=page]:border-primary sm:px-3';

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
