import type { TestMarket } from './market.ts';
import { type Caller, callerOf } from './people.ts';

/** The token has no login time; some calls need a recent login. */
export async function oldLogin(market: TestMarket, role: 'buyer' | 'seller' | 'admin'): Promise<Caller> {
  const person = await market.person(role);
  const { subject: sub, email } = person;
  return callerOf(market.url, { ...person, idToken: await market.issuer.sign({ sub, email, email_verified: true }) });
}
