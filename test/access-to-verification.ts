import { randomUUID } from 'node:crypto';
import type { AccessRow } from './access-to-offers.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';
import { A_SUSPENSION, suspend } from './suspensions.ts';
import { aDocument, aPhone } from './verification.ts';

/** Rows of test/access.test.ts: what sellers show of themselves, and who is suspended. */
export function accessToVerification(
  market: TestMarket,
  { seller, admin }: { seller: Caller; admin: Caller },
): Record<string, AccessRow> {
  const unknown = { params: { id: randomUUID() } };
  const aPerson = async () => ({ params: { email: (await market.person('buyer')).email } });
  const aSuspended = async () => {
    const person = await aPerson();
    await suspend(admin, person.params);
    return person;
  };
  return {
    suspendUser: [async () => ({ ...(await aPerson()), body: A_SUSPENSION }), 401, 403, 403, 403, 200],
    liftSuspension: [aSuspended, 401, 403, 403, 403, 200],
    keepSuspension: [aSuspended, 401, 403, 403, 403, 200],
    listSuspensions: [() => ({}), 401, 403, 403, 403, 200],
    readSuspension: [() => ({}), 401, 200, 200, 200, 200],
    appealSuspension: [() => ({ body: { words: 'Why' } }), 401, 200, 200, 200, 200],
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
