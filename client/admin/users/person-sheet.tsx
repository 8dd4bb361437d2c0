import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decisions } from '#client/admin/listing-reviews/decisions.ts';
import { reasonWords } from '#client/admin/reports/reason-words.ts';
import { refresh } from '#client/api/query-client.ts';
import { Card } from '#client/auth/account/card.tsx';
import { StartSelling } from '#client/auth/account/start-selling.tsx';
import { ROLE_NAMES } from '#client/auth/role-names.ts';
import { useRight } from '#client/auth/use-right.ts';
import { messageReportWords } from '#client/conversations/message-report-words.ts';
import { paths } from '#client/paths.ts';
import { reasonInASentence } from '#client/products/own-reviews/decision-reasons.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { Day } from '#client/ui/day.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import { Price } from '#client/ui/price.tsx';
import { type PersonFacts, readPerson, SECURITY_EVENTS_KEPT_DAYS } from '#contract/person-facts.ts';
import { message, t } from '#language/t.ts';
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
        <Card title={t('At a glance')}>
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
            {glance(facts).map(([fact, value]) => (
              <div key={fact} className="contents">
                <dt className="text-quiet">{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {role === 'buyer' && mayHandlePeople && (
            <StartSelling email={email} label={t('Make a seller')} onDone={() => refresh(readPerson)} />
          )}
        </Card>
        {role === 'admin' && <JobCard key={user.job} user={user} />}
        {role === 'seller' && <VerificationCard facts={facts} />}
        {role !== 'admin' && <SuspensionCard facts={facts} />}
        <List
          title={t('Sign-ins and changes of the account')}
          none={t('None in the last {count} days.', { count: SECURITY_EVENTS_KEPT_DAYS })}
          note={t('The same letters stand for the same address. They do not tell which one it is.')}
          of={facts.accountEvents}
        >
          {({ kind, hasFailed, times, at, addressKey }) => (
            <>
              <span className="font-semibold">{t(accountEventWords[kind])}</span>
              {hasFailed && (
                <Badge tone="warning">{times > 1 ? t('Failed {count} times', { count: times }) : t('Failed')}</Badge>
              )}
              {addressKey && <span className="text-quiet">{t('address {key}', { key: addressKey })}</span>}
              <DateTime of={at} />
            </>
          )}
        </List>
        <List title={t('Newest bikes')} none={t('No bikes listed.')} of={bikes}>
          {({ _id, productName, resalePrice, isAvailable }) => (
            <>
              <Link to={paths.product(_id)} className="text-link wrap-anywhere">
                {productName}
              </Link>
              <Price dollars={resalePrice} />
              {!isAvailable && <Badge tone="ink">{t('Sold')}</Badge>}
            </>
          )}
        </List>
        <List title={t('Newest deals')} none={t('No deals yet.')} of={deals}>
          {({ _id, productName, summary, side, with: other, bookedAt }) => (
            <>
              <Link to={paths.deal(_id)} className="text-link wrap-anywhere">
                {productName}
              </Link>
              <span className="wrap-anywhere">
                {side === 'buyer' ? t('bought from {name}', { name: other }) : t('sold to {name}', { name: other })}
              </span>
              <Badge tone={summary.tone}>{summary.name}</Badge>
              <Day of={bookedAt} />
            </>
          )}
        </List>
        <Card title={t('Money')}>
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
        <List title={t('Ratings about them')} none={t('Nobody has rated them.')} of={facts.ratings}>
          {({ bookingId, stars, words, from, state, ratedAt }) => (
            <>
              <Link to={paths.deal(bookingId)} className="text-link">
                {t('{count, plural, one {# star} other {# stars}}', { count: stars })}
              </Link>
              <span className="wrap-anywhere">{t('from {name}', { name: from })}</span>
              {words && <q className="wrap-anywhere">{words}</q>}
              {state !== 'shown' && <Badge tone="ink">{state === 'removed' ? t('Removed') : t('Not shown yet')}</Badge>}
              <Day of={ratedAt} />
            </>
          )}
        </List>
        <List title={t('Reports on their bikes')} none={t('Nobody has reported their bikes.')} of={reports}>
          {({ productId, productName, reason, words, reportedAt, isOpen }) => (
            <>
              <Link to={paths.product(productId)} className="text-link wrap-anywhere">
                {productName}
              </Link>
              <span>{reason ? t(reasonWords[reason]) : t('No reason given')}</span>
              {words && <q className="wrap-anywhere">{words}</q>}
              <Badge tone={isOpen ? 'warning' : 'ink'}>
                {isOpen ? t('Open||state of a report') : t('Dismissed||state of a report')}
              </Badge>
              <Day of={reportedAt} />
            </>
          )}
        </List>
        <List
          title={t('Reports on their messages')}
          none={t('Nobody has reported their messages.')}
          of={facts.messageReports}
        >
          {({ message, reason, words, decision, reportedAt }) => (
            <>
              <span className="font-semibold">{t(messageReportWords[reason])}</span>
              {message && <q className="wrap-anywhere">{message}</q>}
              {words && <span className="text-quiet wrap-anywhere">{words}</span>}
              <Badge tone={decision ? 'ink' : 'warning'}>
                {decision ? t(reportStates[decision]) : t('Open||state of a report')}
              </Badge>
              <Day of={reportedAt} />
            </>
          )}
        </List>
        <List
          title={t('Decisions about their bikes')}
          none={t('No admin has decided about their bikes.')}
          of={facts.listingDecisions}
        >
          {({ productId, productName, decision, reason, words, by, decidedAt }) => (
            <>
              <Link to={paths.product(productId)} className="text-link wrap-anywhere">
                {productName}
              </Link>
              <span>
                {reason
                  ? t('{decision} ({reason}) by {name}', {
                      decision: t(decisions[decision].done),
                      reason: reasonInASentence(reason),
                      name: by,
                    })
                  : t('{decision} by {name}', { decision: t(decisions[decision].done), name: by })}
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

const reportStates = { remove: message('Message removed'), dismiss: message('Dismissed||state of a report') };

const sums = ({ money }: PersonFacts): [string, number][] => [
  [t('Paid as a buyer'), money.paid],
  [t('Refunded to them'), money.refunded],
  [t('Sold for'), money.sold],
  [t('Paid out to them'), money.paidOut],
  [t('Fees of their sales'), money.fees],
];

function glance({ user, ...facts }: PersonFacts): [string, ReactNode][] {
  return [
    [t('Role'), t(ROLE_NAMES[user.role])],
    [t('Member since'), <Day key="since" of={user.joinedAt} />],
    [t('E-mail address'), user.emailConfirmed ? t('Confirmed') : t('Not confirmed')],
    [t('Payout account'), facts.payoutAccountReady ? t('Ready') : t('Not ready')],
    [t('Bikes'), t('{onSale} on sale, {sold} sold', { onSale: facts.bikesOnSale, sold: facts.bikesSold })],
    [
      t('Deals completed'),
      t('{sold} as seller, {bought} as buyer', { sold: facts.dealsSold, bought: facts.dealsBought }),
    ],
    [t('Disputes'), facts.disputes],
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
