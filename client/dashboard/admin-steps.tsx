import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { useRight } from '#client/auth/use-right.ts';
import { paths } from '#client/paths.ts';
import { listUsers } from '#contract/users.ts';
import { DisputeStep } from './dispute-step.tsx';
import { HeldPayoutStep } from './held-payout-step.tsx';
import { IdentityDocumentStep } from './identity-document-step.tsx';
import { ImportReviewStep } from './import-review-step.tsx';
import { ListingReviewStep } from './listing-review-step.tsx';
import { NextStep } from './next-step.tsx';
import { pluralize } from './pluralize.ts';
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
        title="All Sellers"
        text="Verified sellers get a badge on all their bikes."
        news={
          sellers &&
          (unverified
            ? pluralize(unverified, { one: 'seller waits to be verified', many: 'sellers wait to be verified' })
            : 'Every seller is verified')
        }
        urgent={unverified > 0}
      />
      {decides.identity && <IdentityDocumentStep />}
      {decides.people && <SuspensionStep />}
      {decides.moderation && <ReportSteps />}
      <NextStep
        to={paths.allBuyers}
        title="All Buyers"
        text="Find a buyer by name or e-mail, and remove accounts."
        news={buyers && pluralize(buyers.length, { one: 'buyer', many: 'buyers' })}
      />
      {decides.moderation && (
        <NextStep
          to={paths.categories}
          title="Brands"
          text="Add a brand, order them, give them a picture, or take one off the market."
        />
      )}
      <NextStep
        to={paths.market}
        title="Market"
        text="Bookings, money, people and bikes, day by day, and what visitors do not find."
      />
      {decides.money && <ReconciliationStep />}
      {decides.audit && (
        <NextStep
          to={paths.audit}
          title="Audit"
          text="What was done to people, deals and money, by whom, and whether it is as it was written."
        />
      )}
    </>
  );
}
