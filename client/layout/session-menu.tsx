import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { Bell } from '#client/notices/bell.tsx';
import { paths } from '#client/paths.ts';
import { signOut, useSession } from '#client/session/session.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { navLink } from './nav-link.ts';

/** Who is signed in is known only in the browser: until then its place is kept. */
export function SessionMenu() {
  const { status, user } = useSession();
  const login = useRef<HTMLAnchorElement>(null);

  async function logOut() {
    await signOut();
    login.current?.focus();
  }

  if (status === 'loading')
    return (
      <>
        {/* As wide as what most will see there: nothing moves then. */}
        <span className="ml-1 grid place-items-center *:[grid-area:1/1] noscript:hidden">
          <span className="btn invisible">Login</span>
          <Spinner label="Checking who is signed in" />
        </span>
        <noscript>
          <Link to={paths.login} className="btn ml-1 btn-neutral">
            Login
          </Link>
        </noscript>
      </>
    );
  if (!user)
    return (
      <NavLink ref={login} to={paths.login} className="btn btn-neutral ml-1">
        Login
      </NavLink>
    );
  return (
    <>
      <NavLink to={paths.dashboard} className={`relative ${navLink}`}>
        Dashboard
        <Bell look="mark" />
      </NavLink>
      <Bell look="button" />
      <Avatar name={user.name} photo={user.photoURL} />
      <button type="button" onClick={logOut} className="btn btn-ghost max-sm:btn-square">
        <Icon name="logout" />
        <span className="max-sm:sr-only">Logout</span>
      </button>
    </>
  );
}
