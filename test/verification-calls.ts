import type { Cast } from './deal-in.ts';
import type { GoodCall, Sent } from './good-calls.ts';
import type { Caller } from './people.ts';
import { aDocument, aPhone, aWaitingDocumentOf, codeTo, confirmPhone, forgetPhone, sendCode } from './verification.ts';

type By = (caller: Caller, input?: () => Sent | Promise<Sent>) => GoodCall;

/** One valid call of each endpoint of verification. */
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
  return {
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
