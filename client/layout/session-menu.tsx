import { useDeferredValue, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { signOut, useSession } from '#client/api/session/session.ts';
import { loginFrom } from '#client/auth/return-to.ts';
import { FOR_MEMBERS, FOR_STRANGERS } from '#client/auth/signed-in-hint.tsx';
import { MessagesLink } from '#client/conversations/unread/messages-link.tsx';
import { Bell, BellPlace } from '#client/notifications/bell.tsx';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { t } from '#language/t.ts';
import { ICON_ON_PHONES, navLink } from './nav-link.ts';

const LOGOUT_ON_PHONES = `max-sm:px-0 max-sm:w-10 ${ICON_ON_PHONES}`;

export function SessionMenu() {
  const now = useSession();
  const seen = useDeferredValue(now);
  // A sign-in renders deferred with the rest of the page; a sign-out shows at once.
  const { status, user } = seen.status === 'loading' ? seen : now;
  const login = useRef<HTMLAnchorElement>(null);
  const location = useLocation();

  async function logOut() {
    await signOut();
    login.current?.focus();
  }

  if (status === 'loading') return <MenuPlace />;
  if (!user)
    return (
      <NavLink ref={login} to={loginFrom(location)} className="btn btn-neutral ms-1">
        {t('Login')}
      </NavLink>
    );
  return (
    <>
      <NavLink to={paths.dashboard} className={navLink}>
        {t('Dashboard')}
      </NavLink>
      <MessagesLink />
      <Bell />
      <Avatar name={user.name} photo={user.photoURL} to={paths.account} />
      <button type="button" onClick={logOut} className={`btn btn-ghost ${LOGOUT_ON_PHONES}`}>
        <Icon name="logout" />
        <span className="max-sm:sr-only">{t('Logout')}</span>
      </button>
    </>
  );
}

/** A placeholder of the expected width, guessed from the stored token. */
function MenuPlace() {
  const location = useLocation();
  const spinner = <Spinner label={t('Checking who is logged in')} />;
  return (
    <>
      <span className={`contents ${FOR_MEMBERS}`}>
        <span className={`invisible ${navLink}`}>{t('Dashboard')}</span>
        <BellPlace />
        <BellPlace />
        <span className="grid size-9 shrink-0 place-items-center max-[27rem]:size-8 max-[24rem]:size-7">{spinner}</span>
        <span className={`btn btn-ghost invisible ${LOGOUT_ON_PHONES}`}>
          <Icon name="logout" />
          <span className="max-sm:sr-only">{t('Logout')}</span>
        </span>
      </span>
      <span className={FOR_STRANGERS}>
        <span className="ms-1 grid place-items-center *:[grid-area:1/1] noscript:hidden">
          <span className="btn invisible">{t('Login')}</span>
          {spinner}
        </span>
        <noscript>
          <Link to={loginFrom(location)} className="btn ms-1 btn-neutral">
            {t('Login')}
          </Link>
        </noscript>
      </span>
    </>
  );
}
