import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Person } from '#client/api/session/store.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';

const item = 'flex min-h-11 w-full items-center rounded-field px-3 text-left hover:bg-base-200';

/** What belongs to the person themselves, behind their picture. */
export function AccountMenu({ user, onLogOut }: { user: Person; onLogOut(): void }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone to another page is done here
  useEffect(() => setOpen(false), [key]);

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its button and links do
    <div
      className="relative grid"
      onKeyDown={close}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <Avatar
        ref={button}
        name={user.name}
        photo={user.photoURL}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <ul
          id={id}
          aria-label="Your account"
          className="absolute top-full right-0 z-30 mt-2 w-48 rounded-box border border-base-300 bg-base-100 p-2 shadow-lg"
        >
          <li>
            <Link to={paths.dashboard} className={item}>
              Dashboard
            </Link>
          </li>
          <li>
            <Link to={paths.account} className={item}>
              My Account
            </Link>
          </li>
          <li>
            <button type="button" onClick={onLogOut} className={`${item} cursor-pointer`}>
              Logout
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
