import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decisions } from '#client/admin/listing-reviews/decisions.ts';
import { reasonWords } from '#client/admin/reports/reason-words.ts';
import { refresh } from '#client/api/query-client.ts';
import { Card } from '#client/auth/account/card.tsx';
import { StartSelling } from '#client/auth/account/start-selling.tsx';
import { useRight } from '#client/auth/use-right.ts';
import { messageReportWords } from '#client/conversations/message-report-words.ts';
import { paths } from '#client/paths.ts';
import { decisionReasons } from '#client/products/own-reviews/decision-reasons.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { Day } from '#client/ui/day.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import { Price } from '#client/ui/price.tsx';
import { type PersonFacts, readPerson, SECURITY_EVENTS_KEPT_DAYS } from '#contract/person-facts.ts';
import { t } from '#language/t.ts';
import { accountEventWords } from './account-event-words.ts';
import { JobCard } from './job-card.tsx';
import { SuspensionCard } from './suspension-card.tsx';
import { VerificationCard } from './verification-card.tsx';

export function PersonSheet({ facts }: { facts: PersonFacts }) {
  const { user, bikes, deals, reports } = facts;
  const { name, email, photoURL, role } = user;
  const mayHandlePeople = useRight('people');
  return (
    <>
      <div className="flex items-center gap-4">
        <Portrait name={name} photo={photoURL} size="size-16 text-xl" />
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere">{name}</h1>
          <p className="text-quiet wrap-anywhere">{email}</p>
        </div>
      </div>
      <div className="mt-6 grid max-w-3xl gap-5">
        <Card title="At a glance">
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
            {glance(facts).map(([fact, value]) => (
              <div key={fact} className="contents">
                <dt className="text-quiet">{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {role === 'buyer' && mayHandlePeople && (
            <StartSelling email={email} label="Make a seller" onDone={() => refresh(readPerson)} />
          )}
        </Card>
        {role === 'admin' && <JobCard key={user.job} user={user} />}
        {role === 'seller' && <VerificationCard facts={facts} />}
        {role !== 'admin' && <SuspensionCard facts={facts} />}
        <List
          title="Sign-ins and changes of the account"
          none={`None in the last ${SECURITY_EVENTS_KEPT_DAYS} days.`}
          note="The same letters stand for the same address. They do not tell which one it is."
          of={facts.accountEvents}
        >
          {({ kind, hasFailed, times, at, addressKey }) => (
            <>
              <span className="font-semibold">{accountEventWords[kind]}</span>
              {hasFailed && <Badge tone="warning">{times > 1 ? `Failed ${times} times` : 'Failed'}</Badge>}
              {addressKey && <span className="text-quiet">address {addressKey}</span>}
              <DateTime of={at} />
            </>
          )}
        </List>
        <List title="Newest bikes" none="No bikes listed." of={bikes}>
          {({ _id, productName, resalePrice, isAvailable }) => (
            <>
              <Link to={paths.product(_id)} className="text-link wrap-anywhere">
                {productName}
              </Link>
              <Price dollars={resalePrice} />
              {!isAvailable && <Badge tone="ink">Sold</Badge>}
            </>
          )}
        </List>
        <List title="Newest deals" none="No deals yet." of={deals}>
          {({ _id, productName, summary, side, with: other, bookedAt }) => (
            <>
              <Link to={paths.deal(_id)} className="text-link wrap-anywhere">
                {productName}
              </Link>
              <span className="wrap-anywhere">
                {side === 'buyer' ? 'bought from' : 'sold to'} {other}
              </span>
              <Badge tone={summary.tone}>{summary.name}</Badge>
              <Day of={bookedAt} />
            </>
          )}
        </List>
        <Card title="Money">
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
            {sums(facts).map(([what, amount]) => (
              <div key={what} className="contents">
                <dt className="text-quiet">{what}</dt>
                <dd>
                  <Price dollars={amount} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <List title="Ratings about them" none="Nobody has rated them." of={facts.ratings}>
          {({ bookingId, stars, words, from, state, ratedAt }) => (
            <>
              <Link to={paths.deal(bookingId)} className="text-link">
                {stars === 1 ? '1 star' : `${stars} stars`}
              </Link>
              <span className="wrap-anywhere">from {from}</span>
              {words && <q className="wrap-anywhere">{words}</q>}
              {state !== 'shown' && <Badge tone="ink">{state === 'removed' ? 'Removed' : 'Not shown yet'}</Badge>}
              <Day of={ratedAt} />
            </>
          )}
        </List>
        <List title="Reports on their bikes" none="Nobody has reported their bikes." of={reports}>
          {({ productId, productName, reason, words, reportedAt, isOpen }) => (
            <>
              <Link to={paths.product(productId)} className="text-link wrap-anywhere">
                {productName}
              </Link>
              <span>{reason ? t(reasonWords[reason]) : 'No reason given'}</span>
              {words && <q className="wrap-anywhere">{words}</q>}
              <Badge tone={isOpen ? 'warning' : 'ink'}>{isOpen ? 'Open' : 'Dismissed'}</Badge>
              <Day of={reportedAt} />
            </>
          )}
        </List>
        <List title="Reports on their messages" none="Nobody has reported their messages." of={facts.messageReports}>
          {({ message, reason, words, decision, reportedAt }) => (
            <>
              <span className="font-semibold">{t(messageReportWords[reason])}</span>
              {message && <q className="wrap-anywhere">{message}</q>}
              {words && <span className="text-quiet wrap-anywhere">{words}</span>}
              <Badge tone={decision ? 'ink' : 'warning'}>{decision ? reportStates[decision] : 'Open'}</Badge>
              <Day of={reportedAt} />
            </>
          )}
        </List>
        <List
          title="Decisions about their bikes"
          none="No admin has decided about their bikes."
          of={facts.listingDecisions}
        >
          {({ productId, productName, decision, reason, words, by, decidedAt }) => (
            <>
              <Link to={paths.product(productId)} className="text-link wrap-anywhere">
                {productName}
              </Link>
              <span>
                {decisions[decision].done}
                {reason && ` (${decisionReasons[reason].toLowerCase()})`} by {by}
              </span>
              {words && <q className="wrap-anywhere">{words}</q>}
              <Day of={decidedAt} />
            </>
          )}
        </List>
      </div>
    </>
  );
}

const reportStates = { remove: 'Message removed', dismiss: 'Dismissed' };

const sums = ({ money }: PersonFacts): [string, number][] => [
  ['Paid as a buyer', money.paid],
  ['Refunded to them', money.refunded],
  ['Sold for', money.sold],
  ['Paid out to them', money.paidOut],
  ['Fees of their sales', money.fees],
];

function glance({ user, ...facts }: PersonFacts): [string, ReactNode][] {
  return [
    [
      'Role',
      <span key="role" className="capitalize">
        {user.role}
      </span>,
    ],
    ['Member since', <Day key="since" of={user.joinedAt} />],
    ['E-mail address', user.emailConfirmed ? 'Confirmed' : 'Not confirmed'],
    ['Payout account', facts.payoutAccountReady ? 'Ready' : 'Not ready'],
    ['Bikes', `${facts.bikesOnSale} on sale, ${facts.bikesSold} sold`],
    ['Deals completed', `${facts.dealsSold} as seller, ${facts.dealsBought} as buyer`],
    ['Disputes', facts.disputes],
  ];
}

interface ListProps<T> {
  title: string;
  none: string;
  note?: string;
  of: T[];
  children(one: T): ReactNode;
}

function List<T extends { _id: string }>({ title, none, note, of, children }: ListProps<T>) {
  return (
    <Card title={title}>
      {of.length ? (
        <ul className="grid gap-2">
          {of.map((one) => (
            <li key={one._id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {children(one)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet">{none}</p>
      )}
      {note && of.length > 0 && <p className="mt-3 text-sm text-quiet">{note}</p>}
    </Card>
  );
}
