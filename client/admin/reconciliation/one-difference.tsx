import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import type { Difference } from '#contract/reconciliation.ts';
import { message, t } from '#language/t.ts';
import { Balance } from './balance.tsx';
import { differenceWords } from './difference-words.ts';

const SIDES = [message('Our ledger'), message('Card provider')] as const;

export function OneDifference({ difference }: { difference: Difference }) {
  const { kind, bookingId, reference, ours, theirs } = difference;
  const { title, text, sides = SIDES } = differenceWords[kind];
  return (
    <li className="grid gap-x-8 gap-y-3 rounded-box border border-base-300 border-s-4 border-s-error bg-base-100 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-lg">{t(title)}</h3>
        <p className="mt-1 max-w-prose text-sm text-quiet">{t(text)}</p>
        <p className="mt-2 text-sm wrap-anywhere">
          <span className="text-quiet">{t('Reference')}</span> {reference}
        </p>
        {bookingId && (
          <Link to={paths.deal(bookingId)} className="mt-2 inline-block min-h-6 text-sm font-semibold text-link">
            {rich('See the deal <hidden>of {reference}</hidden>', {
              reference,
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
          </Link>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 sm:text-end">
        <Side name={t(sides[0])} dollars={ours} />
        <Side name={t(sides[1])} dollars={theirs} />
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
