import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Difference } from '#contract/reconciliation.ts';
import { Balance } from './balance.tsx';
import { differenceWords } from './difference-words.ts';

export function OneDifference({ difference }: { difference: Difference }) {
  const { kind, bookingId, reference, ours, theirs } = difference;
  const { title, text, sides = ['Our ledger', 'Card provider'] } = differenceWords[kind];
  return (
    <li className="grid gap-x-8 gap-y-3 rounded-box border border-base-300 border-l-4 border-l-error bg-base-100 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 max-w-prose text-sm text-quiet">{text}</p>
        <p className="mt-2 text-sm wrap-anywhere">
          <span className="text-quiet">Reference</span> {reference}
        </p>
        {bookingId && (
          <Link to={paths.deal(bookingId)} className="mt-2 inline-block min-h-6 text-sm font-semibold text-link">
            See the deal <span className="sr-only">of {reference}</span>
          </Link>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 sm:text-right">
        <Side name={sides[0]} dollars={ours} />
        <Side name={sides[1]} dollars={theirs} />
      </dl>
    </li>
  );
}

function Side({ name, dollars }: { name: string; dollars: number }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-heading text-xl font-bold">
        <Balance dollars={dollars} />
      </dd>
    </div>
  );
}
