import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
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
  const unverified = sellers?.filter(({ isVarified }) => !isVarified).length ?? 0;
  return (
    <>
      <DisputeStep />
      <HeldPayoutStep />
      <ListingReviewStep />
      <ImportReviewStep />
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
      <IdentityDocumentStep />
      <SuspensionStep />
      <ReportSteps />
      <NextStep
        to={paths.allBuyers}
        title="All Buyers"
        text="Find a buyer by name or e-mail, and remove accounts."
        news={buyers && pluralize(buyers.length, { one: 'buyer', many: 'buyers' })}
      />
      <NextStep
        to={paths.categories}
        title="Brands"
        text="Add a brand, order them, give them a picture, or take one off the market."
      />
      <NextStep
        to={paths.market}
        title="Market"
        text="Bookings, money, people and bikes, day by day, and what visitors do not find."
      />
      <ReconciliationStep />
      <NextStep
        to={paths.audit}
        title="Audit"
        text="What was done to people, deals and money, by whom, and whether it is as it was written."
      />
    </>
  );
}
