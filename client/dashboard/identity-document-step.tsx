import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listIdentityDocuments } from '#contract/verification.ts';
import { message, t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';
import { pageCount } from './page-count.ts';

export function IdentityDocumentStep() {
  const { data: documents } = useQuery(query(listIdentityDocuments, { query: {} }));
  const waiting = documents?.length ?? 0;
  return (
    <NextStep
      to={paths.identityDocuments}
      title={t('Identity documents')}
      text={t('What sellers show of themselves. A photo is deleted as soon as you have decided.')}
      news={
        documents &&
        (waiting
          ? pageCount(waiting, {
              all: message('{count, plural, one {# document waits for you} other {# documents wait for you}}'),
              atLeast: message('{count, plural, other {# or more documents wait for you}}'),
            })
          : t('No document waits'))
      }
      urgent={waiting > 0}
    />
  );
}
