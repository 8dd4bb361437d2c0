import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listIdentityDocuments } from '#contract/verification.ts';
import { NextStep } from './next-step.tsx';
import { pluralize } from './pluralize.ts';

export function IdentityDocumentStep() {
  const { data: documents } = useQuery(query(listIdentityDocuments, { query: {} }));
  const waiting = documents?.length ?? 0;
  return (
    <NextStep
      to={paths.identityDocuments}
      title="Identity documents"
      text="What sellers show of themselves. A photo is deleted as soon as you have decided."
      news={
        documents &&
        (waiting
          ? pluralize(waiting, { one: 'document waits for you', many: 'documents wait for you' })
          : 'No document waits')
      }
      urgent={waiting > 0}
    />
  );
}
