import type { AccountLink } from './account-links.ts';
import { accountOf, submitDetails } from './accounts.ts';
import type { Place } from './calls.ts';
import type { Db, Sql } from './database.ts';
import { decodeForm } from './form-decoding.ts';
import { randomText } from './ids.ts';
import { sameText } from './keys.ts';
import { onboardingPage, unknownLinkPage } from './onboarding-page.ts';
import type { Page } from './page.ts';
import { choice, required } from './params.ts';

const NOT_KNOWN: Page = { status: 404, html: unknownLinkPage() };

/** The link works once; used or expired, it redirects to `refresh_url`. */
export async function showOnboarding(sql: Sql, _place: Place, token: string): Promise<Page> {
  const session = randomText();
  const [opened] = await sql<AccountLink[]>`
    update account_links set session = ${session}
    where token = ${token} and session is null and expires_at > clock_timestamp()
    returning *`;
  if (opened) return { status: 200, html: onboardingPage(await accountOf(sql, opened.account), { token, session }) };
  const link = await linkOf(sql, token);
  return link ? goingTo(link.refresh_url) : NOT_KNOWN;
}

export async function decideOnboarding(sql: Sql, _place: Place, token: string, form: string): Promise<Page> {
  const params = decodeForm(form);
  const outcome = choice(params, 'outcome', ['complete', 'another', 'later']) ?? 'later';
  const session = required(params, 'session');
  const link = await linkOf(sql, token);
  if (!link?.session || !sameText(session, link.session)) return NOT_KNOWN;
  if (outcome !== 'later') await sql.begin((db) => submitDetails(db, link.account, { another: outcome === 'another' }));
  return goingTo(link.return_url);
}

async function linkOf(db: Db, token: string): Promise<AccountLink | undefined> {
  const [link] = await db<AccountLink[]>`select * from account_links where token = ${token}`;
  return link;
}

const goingTo = (location: string): Page => ({ status: 303, html: '', location });
