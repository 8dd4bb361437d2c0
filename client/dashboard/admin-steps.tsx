import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { useRight } from '#client/auth/use-right.ts';
import { paths } from '#client/paths.ts';
import { listUsers } from '#contract/users.ts';
import { message, t } from '#language/t.ts';
import { DisputeStep } from './dispute-step.tsx';
import { HeldPayoutStep } from './held-payout-step.tsx';
import { IdentityDocumentStep } from './identity-document-step.tsx';
import { ImportReviewStep } from './import-review-step.tsx';
import { ListingReviewStep } from './listing-review-step.tsx';
import { NextStep } from './next-step.tsx';
import { pageCount } from './page-count.ts';
import { ReconciliationStep } from './reconciliation-step.tsx';
import { ReportSteps } from './report-steps.tsx';
import { SuspensionStep } from './suspension-step.tsx';

export function AdminSteps() {
  const { data: sellers } = useQuery(query(listUsers, { query: { role: 'seller', sort: 'unverified' } }));
  const { data: buyers } = useQuery(query(listUsers, { query: { role: 'buyer' } }));
  const decides = {
    money: useRight('money'),
    moderation: useRight('moderation'),
    identity: useRight('identity'),
    people: useRight('people'),
    audit: useRight('audit'),
  };
  const unverified = sellers?.filter(({ isVarified }) => !isVarified).length ?? 0;
  return (
    <>
      {decides.money && <DisputeStep />}
      {decides.money && <HeldPayoutStep />}
      {decides.moderation && <ListingReviewStep />}
      {decides.moderation && <ImportReviewStep />}
      <NextStep
        to={`${paths.allSellers}?sort=unverified`}
        title={t('All Sellers')}
        text={t('Verified sellers get a badge on all their bikes.')}
        news={
          sellers &&
          (unverified
            ? pageCount(unverified, {
                all: message(
                  '{count, plural, one {# seller waits to be verified} other {# sellers wait to be verified}}',
                ),
                atLeast: message('{count, plural, other {# or more sellers wait to be verified}}'),
              })
            : t('Every seller is verified'))
        }
        urgent={unverified > 0}
      />
      {decides.identity && <IdentityDocumentStep />}
      {decides.people && <SuspensionStep />}
      {decides.moderation && <ReportSteps />}
      <NextStep
        to={paths.allBuyers}
        title={t('All Buyers')}
        text={t('Find a buyer by name or e-mail, and remove accounts.')}
        news={
          buyers &&
          pageCount(buyers.length, {
            all: message('{count, plural, one {# buyer} other {# buyers}}'),
            atLeast: message('{count, plural, other {# or more buyers}}'),
          })
        }
      />
      {decides.moderation && (
        <NextStep
          to={paths.categories}
          title={t('Brands')}
          text={t('Add a brand, order them, give them a picture, or take one off the market.')}
        />
      )}
      <NextStep
        to={paths.market}
        title={t('Market')}
        text={t('Bookings, money, people and bikes, day by day, and what visitors do not find.')}
      />
      {decides.money && <ReconciliationStep />}
      {decides.audit && (
        <NextStep
          to={paths.audit}
          title={t('Audit')}
          text={t('What was done to people, deals and money, by whom, and whether it is as it was written.')}
        />
      )}
    </>
  );
}
