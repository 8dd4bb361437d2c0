import toast from 'react-hot-toast/headless';
import { invalidate, refresh } from '#client/api/query-client.ts';
import { readPerson } from '#contract/person-facts.ts';
import { type IdentityDocument, listIdentityDocuments } from '#contract/verification.ts';
import { t } from '#language/t.ts';

export interface DocumentDecision {
  document: IdentityDocument;
  onDone(): void;
  onClose(): void;
}

export async function decided({ modifiedCount }: { modifiedCount: number }, done: string) {
  if (modifiedCount) toast.success(done);
  else toast(t('Another admin has decided, or the seller has taken it back.'));
  void invalidate(readPerson);
  await refresh(listIdentityDocuments);
}
