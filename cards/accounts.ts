import { type Account, accountView, CAPABILITIES, type Capability } from './account-view.ts';
import { anotherNumber, firstNumber } from './bank-accounts.ts';
import { NO_REQUEST, ok, type Verb } from './calls.ts';
import { countryIn } from './countries.ts';
import type { Db } from './database.ts';
import { recordEvent } from './events.ts';
import type { Params } from './form-decoding.ts';
import { newId } from './ids.ts';
import { metadataIn } from './metadata.ts';
import { allowOnly, choice, flag, group, noExpansion, text } from './params.ts';
import { invalid, unknown } from './refusals.ts';
import { agreementIn, demandAllowed } from './service-agreements.ts';

const ALLOWED = [
  'type',
  'controller',
  'country',
  'email',
  'business_type',
  'capabilities',
  'tos_acceptance',
  'metadata',
  'expand',
];

export const createAccount: Verb = ({ params }) => {
  allowOnly(params, ALLOWED);
  noExpansion(params);
  const draft = {
    type: typeIn(params),
    country: countryIn(params),
    email: text(params, 'email') ?? null,
    business_type: choice(params, 'business_type', ['individual', 'company', 'non_profit']) ?? null,
    capabilities: capabilitiesIn(params),
    service_agreement: agreementIn(params),
  };
  demandAllowed(draft.service_agreement, draft.country, draft.capabilities);
  const metadata = metadataIn(params);
  return async (db) => {
    const [account] = await db<Account[]>`
      insert into accounts ${db({ id: newId('acct'), ...draft, metadata: db.json(metadata) })} returning *`;
    if (!account) throw new Error('The account was not stored');
    return ok(accountView(account));
  };
};

export const retrieveAccount: Verb = ({ id, params }) => {
  noExpansion(params);
  return async (db) => ok(accountView(await accountOf(db, id)));
};

export async function accountOf(db: Db, id: string, param = 'account'): Promise<Account> {
  const [account] = await db<Account[]>`select * from accounts where id = ${id}`;
  if (!account) throw unknown(param, id, param);
  return account;
}

export async function submitDetails(db: Db, id: string, choice: { number?: string; another?: boolean } = {}) {
  const before = await accountOf(db, id);
  const first = before.bank_number ?? firstNumber(id);
  const number = choice.number ?? (choice.another ? anotherNumber() : first);
  const [account] = await db<Account[]>`
    update accounts set details_submitted = true, bank_number = ${number}
    where id = ${id} and (not details_submitted or bank_number is distinct from ${number}) returning *`;
  if (!account) return;
  const origin = { request: NO_REQUEST, account: id };
  const view = accountView(account);
  if (before.bank_number !== number)
    await recordEvent(db, 'account.external_account.created', view.external_accounts.data[0] ?? {}, origin);
  await recordEvent(db, 'account.updated', view, origin);
}

function typeIn(params: Params): Account['type'] {
  const type = choice(params, 'type', ['express']);
  const controller = group(params, 'controller');
  if (!controller) return type ?? 'none';
  if (type) throw invalid('You may not provide both `type` and `controller`.', { param: 'type' });
  allowOnly(controller, ['fees', 'losses', 'requirement_collection', 'stripe_dashboard'], 'controller');
  choice(group(controller, 'fees') ?? {}, 'payer', ['application']);
  choice(group(controller, 'losses') ?? {}, 'payments', ['application']);
  choice(controller, 'requirement_collection', ['stripe']);
  choice(group(controller, 'stripe_dashboard') ?? {}, 'type', ['express', 'none']);
  return 'none';
}

function capabilitiesIn(params: Params): Capability[] {
  const wishes = group(params, 'capabilities') ?? {};
  allowOnly(wishes, [...CAPABILITIES], 'capabilities');
  return CAPABILITIES.filter((name) => flag(group(wishes, name) ?? {}, 'requested'));
}
