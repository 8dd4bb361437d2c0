import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { signOut } from '#client/api/session/session.ts';
import type { Person } from '#client/api/session/store.ts';
import { paths } from '#client/paths.ts';
import { Sideways } from '#client/ui/scroll-row.tsx';

interface Entry {
  text: string;
  to: string;
}

const everybodys = [
  { text: 'Notices', to: paths.notices },
  { text: 'Favourites', to: paths.favourites },
];

const entriesFor: Record<Person['role'], (person: Person) => Entry[]> = {
  buyer: ({ email }) => [{ text: 'My Orders', to: paths.myOrders(email) }],
  seller: ({ email }) => [
    { text: 'Add Product', to: paths.addProduct },
    { text: 'My Products', to: paths.myProducts },
    { text: 'My Buyers', to: paths.myBuyers },
    { text: 'Import', to: paths.imports },
    { text: 'Payouts', to: paths.payouts },
    { text: 'My Orders', to: paths.myOrders(email) },
  ],
  admin: () => [
    { text: 'All Buyers', to: paths.allBuyers },
    { text: 'All Sellers', to: paths.allSellers },
    { text: 'Reported Items', to: paths.reportedItems },
    { text: 'Imports to review', to: paths.importReviews },
    { text: 'Brands', to: paths.categories },
    { text: 'Disputes', to: paths.disputes },
    { text: 'Held payouts', to: paths.heldPayouts },
    { text: 'Reconciliation', to: paths.reconciliation },
  ],
};

const item =
  'flex min-h-10 items-center rounded-field px-3 whitespace-nowrap hover:bg-base-300/60 aria-[current=page]:bg-neutral aria-[current=page]:text-neutral-content';

/** A column beside the page; on a phone a row above it that scrolls sideways. */
export function DashboardMenu({ person }: { person: Person }) {
  const navigate = useNavigate();
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own place in the row
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);

  return (
    <nav
      ref={menu}
      aria-label="Dashboard"
      className="print:hidden min-w-0 max-md:-mx-(--gutter) max-md:border-b max-md:border-base-300"
    >
      <Sideways>
        <ul className="flex gap-1 font-medium max-md:w-max max-md:px-(--gutter) max-md:pb-3 md:flex-col">
          <li>
            <NavLink to={paths.dashboard} end className={item}>
              Dashboard
            </NavLink>
          </li>
          {[...entriesFor[person.role](person), ...everybodys].map(({ text, to }) => (
            <li key={text}>
              <NavLink to={to} className={item}>
                {text}
              </NavLink>
            </li>
          ))}
          <li className="md:mt-4 md:border-t md:border-base-300 md:pt-4">
            <NavLink to={paths.account} className={item}>
              My Account
            </NavLink>
          </li>
          <li>
            <Link to={paths.landing} className={item}>
              Home
            </Link>
          </li>
          <li>
            <Link
              to={paths.login}
              className={item}
              onClick={async (event) => {
                event.preventDefault();
                await signOut();
                navigate(paths.login);
              }}
            >
              Log Out
            </Link>
          </li>
        </ul>
      </Sideways>
    </nav>
  );
}
