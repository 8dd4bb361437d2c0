import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reason } from '#client/api/call.ts';
import { pages } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { suspensionReasons } from '#client/suspensions/suspension-reasons.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Day } from '#client/ui/day.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listSuspensions, type Suspension } from '#contract/suspensions.ts';
import { t } from '#language/t.ts';
import { SuspensionActions } from './suspension-actions.tsx';

export function Suspensions() {
  const list = useInfiniteQuery(pages(listSuspensions, {}));
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const suspensions = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {t('Suspensions')}
      </h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t(
          'Who is suspended, with appeals that wait for you first. To suspend somebody, open their page at All Buyers or All Sellers.',
        )}
      </p>
      <div className="mt-6">
        {list.isError && !list.isFetchNextPageError && (
          <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
        )}
        {list.data && !suspensions.length && (
          <EmptyState title={t('Nobody is suspended')}>
            <p>{t('Whoever an admin suspends is listed here, with their appeal.')}</p>
          </EmptyState>
        )}
        {suspensions.length > 0 && (
          <ul ref={rows} className="grid gap-4">
            {suspensions.map((suspension, nth) => (
              <SuspensionCard key={suspension._id} suspension={suspension} onGone={() => vacate(nth)} />
            ))}
          </ul>
        )}
        <ShowMore list={list} />
      </div>
    </>
  );
}

function SuspensionCard({ suspension, onGone }: { suspension: Suspension; onGone(): void }) {
  const { name, email, reason, words, beganAt, endsAt, adminName, appeal, keptAt, mayKeep } = suspension;
  return (
    <li className="grid gap-3 rounded-box border border-base-300 bg-base-100 p-4 wrap-anywhere sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-2xl">
          <Link to={paths.person(email)} className="text-link">
            {name}
          </Link>
        </h2>
        {appeal && !keptAt && <Badge tone="signal">{t('Disagrees')}</Badge>}
      </div>
      <p className="text-sm text-quiet">
        {rich(
          endsAt
            ? '{email}, suspended on <began></began> by {name}, until <ends></ends>'
            : '{email}, suspended on <began></began> by {name}, until it is lifted',
          { email, name: adminName, began: () => <Day of={beganAt} />, ends: () => endsAt && <Day of={endsAt} /> },
        )}
      </p>
      <p className="user-text">
        <strong className="font-semibold">{t('{text}.', { text: t(suspensionReasons[reason]) })}</strong> {words}
      </p>
      {appeal && (
        <p className="rounded-field bg-base-200 p-3 user-text">
          {rich(
            keptAt
              ? '<strong>They disagree:</strong> <q>{appeal}</q> An admin kept it on <day></day>.'
              : '<strong>They disagree:</strong> <q>{appeal}</q>',
            {
              appeal,
              strong: (words) => <strong className="font-semibold">{words}</strong>,
              q: (words) => <q>{words}</q>,
              day: () => keptAt && <Day of={keptAt} />,
            },
          )}
        </p>
      )}
      <SuspensionActions email={email} name={name} isAppealed={!!appeal && !keptAt} mayKeep={mayKeep} onGone={onGone} />
    </li>
  );
}
