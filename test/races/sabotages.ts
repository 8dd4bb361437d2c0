import type { Reword } from './breakable-sql.ts';

/** A deliberate fault in database or statements that races must detect. */
export interface Sabotage {
  name: string;
  /** SQL. */
  database?: string;
  reword?: Reword;
}

/** A trigger that changes rows on insert; null drops them. */
const spoilt = (table: string, when: string, change: string) => `
  create function spoil() returns trigger language plpgsql as $$ begin ${change} end $$;
  create trigger spoil before ${when} on ${table} for each row execute function spoil();`;
const leftOut = (table: string, when = 'insert') => spoilt(table, when, 'return null;');

export const SABOTAGES: Sabotage[] = [
  {
    name: 'a bike can be booked twice',
    database: 'drop index bookings_one_occupying',
    reword: (text) => text.replace("p.status = 'available'", "p.status <> 'removed'"),
  },
  { name: 'a step is not written down', database: leftOut('booking_steps') },
  {
    name: 'a step does not say why',
    database: spoilt('booking_steps', 'insert', 'new.reason := null; return new;'),
  },
  { name: 'a refund is forgotten', database: leftOut('refunds') },
  { name: 'a payout is forgotten', database: leftOut('payouts') },
  {
    name: 'the ledger is a cent off',
    database: spoilt('ledger', 'insert', 'new.amount_cents := new.amount_cents + 1; return new;'),
  },
  { name: 'nobody is told', database: leftOut('notices') },
  {
    name: 'a deal has no deadline',
    database: spoilt('bookings', 'insert or update', 'new.due_at := null; return new;'),
  },
  { name: 'a sold bike stays on the shelf', database: leftOut('shelf', 'delete') },
  {
    name: 'a payment told twice counts twice',
    database: 'drop index payments_one_per_intent; drop index ledger_once;',
    reword: (text) =>
      text
        .replace('from payments where product_id =', 'from payments where false and product_id =')
        .replace('on conflict (product_id, intent_id) do nothing', ''),
  },
  {
    name: 'a fee told twice counts twice',
    database: 'drop index ledger_once;',
    reword: (text) =>
      text.replace('on conflict (product_id, reference, reason) where reference is not null do nothing', ''),
  },
  {
    name: 'a fee is forgotten',
    database: spoilt('ledger', 'insert', "if new.reason = 'card-fee' then return null; end if; return new;"),
  },
  {
    name: 'who leaves is not waited for',
    database: `
      create or replace function lock_members(people uuid[], is_exclusive boolean)
      returns table (id uuid, verified_at timestamptz, created_at timestamptz) language sql as $$
        select id, verified_at, created_at from users where id = any(people) and removed_at is null $$`,
  },
  {
    name: 'new sellers are paid at once',
    reword: (text) => (text.trim() === '<= now() - make_interval(days =>' ? text.replace('-', '+') : text),
  },
  {
    name: 'there is no limit of a week',
    reword: (text) => text.replace('o.sent_at > now() - make_interval', 'o.sent_at > now() + make_interval'),
  },
  {
    name: 'a change of the bank holds up nothing',
    reword: (text) =>
      text
        .replace('a.bank_changed_at <= now() - make_interval', 'a.bank_changed_at <= now() + make_interval')
        .replace('bank_changed_at > now() - make_interval', 'bank_changed_at > now() + make_interval'),
  },
  {
    name: 'who was removed is paid',
    reword: (text) => text.replace("when u.removed_at is not null and u.left_at is null then 'removed-seller'", ''),
  },
  {
    name: 'strangers are taken for the buyer',
    reword: (text) => text.replace("then 'admin' end", "then 'admin' else 'buyer' end"),
  },
  {
    name: 'offers stay open when their bike is booked',
    reword: (text) => text.replace('o.product_id = any(', 'false and o.product_id = any('),
  },
  {
    name: 'an accepted offer is booked at the price of the bike',
    database: spoilt(
      'bookings',
      'insert',
      'new.price_cents := (select resale_price_cents from products where id = new.product_id); return new;',
    ),
  },
  {
    name: 'nobody is told that an offer has ended',
    database: spoilt('notices', 'insert', "if new.verb = 'offer-closed' then return null; end if; return new;"),
  },
];
