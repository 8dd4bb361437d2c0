import { randomUUID } from 'node:crypto';
import type { AccessRow } from './access-to-offers.ts';
import type { Caller } from './people.ts';
import { aDocument, aPhone } from './verification.ts';

/** Rows of test/access.test.ts: what sellers show of themselves, and what admins see of it. */
export function accessToVerification({ seller }: { seller: Caller }): Record<string, AccessRow> {
  const unknown = { params: { id: randomUUID() } };
  return {
    readVerification: [() => ({}), 401, 403, 200, 200, 403],
    sendVerificationCode: [() => ({ body: { step: 'phone', phone: aPhone() } }), 401, 403, 200, 200, 403],
    confirmVerificationCode: [() => ({ body: { step: 'email', code: '123456' } }), 401, 403, 400, 400, 403],
    sendIdentityDocument: [async () => ({ file: await aDocument() }), 401, 403, 200, 200, 403],
    withdrawVerification: [() => ({ params: { step: 'document' } }), 401, 403, 200, 200, 403],
    listIdentityDocuments: [() => ({}), 401, 403, 403, 403, 200],
    readIdentityDocument: [() => unknown, 401, 403, 403, 403, 404],
    decideIdentityDocument: [() => ({ ...unknown, body: { decision: 'accept' } }), 401, 403, 403, 403, 200],
    revokeVerificationStep: [
      () => ({ params: { email: seller.email, step: 'phone' }, body: { reason: 'So' } }),
      401,
      403,
      403,
      403,
      200,
    ],
  };
}
