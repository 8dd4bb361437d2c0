import { appealSuspension } from '#contract/suspensions.ts';
import type { Cast } from './deal-in.ts';
import type { GoodCall, Sent } from './good-calls.ts';
import type { Caller } from './people.ts';
import { A_SUSPENSION, suspend } from './suspensions.ts';
import { aDocument, aPhone, aWaitingDocumentOf, codeTo, confirmPhone, forgetPhone, sendCode } from './verification.ts';

type By = (caller: Caller, input?: () => Sent | Promise<Sent>) => GoodCall;

/** One valid call of each endpoint of verification and suspensions. */
export function verificationCalls({ market, seller, admin }: Cast, by: By): Record<string, GoodCall> {
  const { sql } = market.market;
  const anew = async () => {
    await sql`delete from verification_codes`;
    await forgetPhone(seller);
  };
  const aPhoneOf = async () => {
    await anew();
    await confirmPhone(market, seller);
  };
  const aSuspended = async () => {
    const person = await market.person('seller');
    await suspend(admin, person);
    return person;
  };
  const appealing = (person: Caller) => person.call(appealSuspension, { body: { words: 'It was not me.' } });
  const byEmail = ({ email }: Caller) => ({ params: { email } });
  return {
    suspendUser: by(admin, async () => ({ ...byEmail(await market.person('seller')), body: A_SUSPENSION })),
    liftSuspension: by(admin, async () => byEmail(await aSuspended())),
    keepSuspension: by(admin, async () => {
      const person = await aSuspended();
      await appealing(person);
      return byEmail(person);
    }),
    listSuspensions: by(admin, async () => {
      await aSuspended();
      return {};
    }),
    readSuspension: by(seller),
    appealSuspension: async (endpoint) => {
      const person = await aSuspended();
      return () => person.call(endpoint, { body: { words: 'It was not me.' } });
    },
    readVerification: by(seller),
    sendVerificationCode: by(seller, async () => {
      await anew();
      return { body: { step: 'phone', phone: aPhone() } };
    }),
    confirmVerificationCode: by(seller, async () => {
      await anew();
      const phone = aPhone();
      await sendCode(seller, phone);
      return { body: { step: 'phone', code: await codeTo(market, phone) } };
    }),
    sendIdentityDocument: by(seller, async () => ({ file: await aDocument() })),
    withdrawVerification: by(seller, async () => {
      await aPhoneOf();
      return { params: { step: 'phone' } };
    }),
    listIdentityDocuments: by(admin),
    readIdentityDocument: by(admin, async () => ({ params: { id: await aWaitingDocumentOf(seller, admin) } })),
    decideIdentityDocument: by(admin, async () => ({
      params: { id: await aWaitingDocumentOf(seller, admin) },
      body: { decision: 'accept' },
    })),
    revokeVerificationStep: by(admin, async () => {
      await aPhoneOf();
      return { params: { email: seller.email, step: 'phone' }, body: { reason: 'So it is' } };
    }),
  };
}
