import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { pages } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { type IdentityDocument, listIdentityDocuments } from '#contract/verification.ts';
import { t } from '#language/t.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { IdentityDocumentCard } from './identity-document-card.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

export function IdentityDocuments() {
  const list = useInfiniteQuery(pages(listIdentityDocuments, {}));
  const [asked, setAsked] = useState<{ document: IdentityDocument; accepts: boolean }>();
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const documents = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const Decision = asked?.accepts ? AcceptDialog : RefuseDialog;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {t('Identity documents')}
      </h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t(
          'Compare the name with that of the account, and look whether the document is valid and a photo of itself. Each look is in the audit log; the photo is deleted with your decision.',
        )}
      </p>
      <div className="mt-6">
        {list.isError && !list.isFetchNextPageError && (
          <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
        )}
        {list.data && !documents.length && (
          <EmptyState title={t('No document waits')}>
            <p>{t('When a seller sends one, it waits here until an admin has looked at it.')}</p>
          </EmptyState>
        )}
        {documents.length > 0 && (
          <ul ref={rows} className="grid gap-4">
            {documents.map((document) => (
              <IdentityDocumentCard
                key={document._id}
                document={document}
                onDecide={(accepts) => setAsked({ document, accepts })}
              />
            ))}
          </ul>
        )}
        <ShowMore list={list} />
      </div>
      {asked && (
        <Decision
          document={asked.document}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            vacate(documents.indexOf(asked.document));
          }}
        />
      )}
    </>
  );
}
