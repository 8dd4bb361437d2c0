import { accountOf } from './accounts.ts';
import { ok, type Verb } from './calls.ts';
import { randomText } from './ids.ts';
import { allowOnly, choice, noExpansion, required } from './params.ts';
import { seconds } from './payment-intent-view.ts';
import { returnUrlIn } from './return-urls.ts';

export interface AccountLink {
  token: string;
  account: string;
  refresh_url: string;
  return_url: string;
  /** Secret of the opened page. */
  session: string | null;
  expires_at: Date;
  created_at: Date;
}

const LIVES = '5 minutes';

export const createAccountLink: Verb = ({ params, place }) => {
  allowOnly(params, ['account', 'type', 'refresh_url', 'return_url', 'expand']);
  noExpansion(params);
  const account = required(params, 'account');
  required(params, 'type');
  choice(params, 'type', ['account_onboarding']);
  const back = (param: string) => returnUrlIn({ [param]: required(params, param) }, place, param);
  const [refresh_url, return_url] = [back('refresh_url'), back('return_url')];
  return async (db) => {
    await accountOf(db, account);
    const [link] = await db<AccountLink[]>`
      insert into account_links (token, account, refresh_url, return_url, expires_at)
      values (${randomText(32)}, ${account}, ${refresh_url}, ${return_url}, clock_timestamp() + ${LIVES}::interval)
      returning *`;
    if (!link) throw new Error('The account link was not stored');
    return ok({
      object: 'account_link',
      created: seconds(link.created_at),
      expires_at: seconds(link.expires_at),
      url: `${place.origin}/onboarding/${link.token}`,
    });
  };
};
