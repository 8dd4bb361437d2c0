import { Link } from 'react-router';
import { paths } from '#client/paths.ts';

const people = [
  ['Buyers', 'who want to compare facts before they travel, and a bike that is still there when they arrive.'],
  ['Sellers', 'who want one serious buyer.'],
  ['Admins', 'who keep the market clean: they verify sellers, read reports and do not buy here themselves.'],
];

export function Reach() {
  return (
    <section className="border-t border-base-300">
      <div className="frame grid gap-x-16 gap-y-12 py-12 sm:py-16 lg:grid-cols-2">
        <div>
          <h2 className="text-3xl">Who it is for</h2>
          <ul className="mt-5 grid gap-4">
            {people.map(([who, what]) => (
              <li key={who} className="text-quiet">
                <strong className="text-base-content">{who}</strong> {what}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-3xl">How to reach us</h2>
          <p className="mt-5 text-quiet">
            Something about a bike or its seller: press <strong className="text-base-content">Report to Admin</strong>{' '}
            on the bike. That is the shortest way, and it reaches everyone who can act. Something about a booking or a
            payment: it is all in your{' '}
            <Link to={paths.dashboard} className="text-base-content text-link">
              dashboard
            </Link>
            , with the transaction id. Most other things are among the{' '}
            <Link to={`${paths.home}#questions`} className="text-base-content text-link">
              questions
            </Link>
            .
          </p>
          <p className="mt-4 text-quiet">
            Kickstand has no pages on Facebook, X or YouTube yet. The icons below lead to those networks, not to us, and
            nobody there speaks in our name.
          </p>
        </div>
      </div>
    </section>
  );
}
