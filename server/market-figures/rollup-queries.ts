import type { MarketFigure } from '#contract/market-figures.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { firstIdOf } from '../days/days.ts';

/** Not from tables that stay: what visitors did, and how many bikes there were at the end of a day. */
export const PASSING = ['visitors', 'searchers', 'viewers', 'onSale', 'priced'] as const satisfies MarketFigure[];

/** One roll-up at a time. */
export const lock = (db: Db) => db`select pg_advisory_xact_lock(hashtext('market figures'))`;

export const forget = (db: Db, from: string, until: string) => db`
  delete from market_figures
  where day between ${from} and ${until} and figure <> all(${PASSING as readonly string[] as string[]}::text[])`;

interface Event {
  figure: MarketFigure;
  at: Fragment;
  rows: Fragment;
  amount?: Fragment;
  /** Rows with an id before are older than the first day. */
  id?: Fragment;
}

/** Each figure with its rows; `p` is the bike. */
function events(db: Db): Event[] {
  const entry = (figure: MarketFigure, where: Fragment): Event => ({
    figure,
    at: db`e.posted_at`,
    rows: db`ledger e join products p on p.id = e.product_id where ${where}`,
    amount: db`e.amount_cents`,
  });
  const step = (figure: MarketFigure, to: Fragment): Event => ({
    figure,
    at: db`e.happened_at`,
    rows: db`booking_steps e join products p on p.id = e.product_id where ${to} and e.from_status is distinct from e.to_status`,
  });
  return [
    { figure: 'bikes', at: db`p.listed_at`, rows: db`products p where true` },
    {
      figure: 'booked',
      at: db`e.booked_at`,
      id: db`e.id`,
      rows: db`bookings e join products p on p.id = e.product_id where true`,
      amount: db`e.price_cents`,
    },
    entry('paid', db`e.from_account = 'buyer' and e.to_account = 'held'`),
    entry('refunded', db`e.to_account = 'buyer'`),
    entry('paidOut', db`e.to_account = 'seller'`),
    {
      ...entry('fees', db`'fees' in (e.from_account, e.to_account)`),
      amount: db`case when e.to_account = 'fees' then e.amount_cents else -e.amount_cents end`,
    },
    step('handedOver', db`e.to_status = 'handed-over'`),
    step('disputed', db`e.to_status in ('disputed', 'charge-disputed')`),
    {
      figure: 'sold',
      at: db`p.sold_at`,
      rows: db`products p where p.status = 'sold'`,
      amount: db`greatest(0, extract(epoch from p.sold_at - p.listed_at) / 86400)::bigint`,
    },
  ];
}

/** Of all, of each brand and of each town. */
export const countEvents = (db: Db, from: string, until: string) => {
  const first = db`${from}::timestamp at time zone 'UTC'`;
  const last = db`(${until}::date + 1)::timestamp at time zone 'UTC'`;
  const happened = events(db)
    .map(
      ({ figure, at, rows, amount = db`0`, id }) => db`
      select ${figure}::text as figure, (${at} at time zone 'UTC')::date as day, p.category_id::text as brand,
        coalesce(p.place_id::text, '') as place, ${amount}::bigint as amount
      from ${rows} and ${at} >= ${first} and ${at} < ${last} ${id ? db`and ${id} >= ${firstIdOf(from)}::uuid` : db``}`,
    )
    .reduce((all, one) => db`${all} union all ${one}`);
  return db`
    with happened as materialized (${happened})
    insert into market_figures (cut, day, key, figure, count, amount)
    select case when grouping(brand) = 0 then 'brand' when grouping(place) = 0 then 'place' else 'all' end, day,
      coalesce(brand, place, ''), figure, count(*), sum(amount)
    from happened group by grouping sets ((figure, day), (figure, day, brand), (figure, day, place))`;
};

/** New people, and those who asked: each person once a day. */
export const countPeople = (db: Db, from: string, until: string) => {
  const first = db`${from}::timestamp at time zone 'UTC'`;
  const last = db`(${until}::date + 1)::timestamp at time zone 'UTC'`;
  const asked = (rows: Fragment, at: Fragment, person: Fragment) => db`
    select (${at} at time zone 'UTC')::date as day, ${person} as person from ${rows}
    where ${at} >= ${first} and ${at} < ${last}`;
  return db`
    with asked as materialized (
      ${asked(db`favourites`, db`saved_at`, db`person_id`)}
      union ${asked(db`conversations`, db`begun_at`, db`buyer_id`)}
      union ${asked(db`offers`, db`made_at`, db`buyer_id`)}
    ), joined as materialized (
      select role || 's' as figure, (created_at at time zone 'UTC')::date as day from users
      where role in ('buyer', 'seller') and created_at >= ${first} and created_at < ${last}
        and id >= ${firstIdOf(from)}::uuid
    )
    insert into market_figures (cut, day, key, figure, count, amount)
    select 'all', day, '', 'askers', count(*), 0 from asked group by day
    union all
    select 'all', day, '', figure, count(*), 0 from joined group by figure, day`;
};

/** Never fewer than before: who was counted is forgotten the night after, and in a crash. */
const keepMost = (db: Db) => db`
  on conflict (cut, day, key, figure) do update
    set count = greatest(market_figures.count, excluded.count), counted_at = excluded.counted_at`;

export const countVisitors = (db: Db) => db`
  insert into market_figures (cut, day, key, figure, count, amount)
  select 'all', day, '', figure, count(*), 0
  from (
    select distinct day, visitor, case kind when 'search' then 'searchers' when 'view' then 'viewers' else '' end as figure
    from counted_visitors
    union all select distinct day, visitor, 'visitors' from counted_visitors
  ) seen
  where figure <> '' group by day, figure
  ${keepMost(db)}`;

export const countStock = (db: Db, day: string, unknown: number) => db`
  with stock as materialized (
    select count(*) as "onSale", count(*) filter (where price_score <> ${unknown}) as priced from shelf)
  insert into market_figures (cut, day, key, figure, count, amount)
  select 'all', ${day}::date, '', 'onSale', "onSale", 0 from stock
  union all
  select 'all', ${day}::date, '', 'priced', priced, 0 from stock
  on conflict (cut, day, key, figure) do update set count = excluded.count, counted_at = excluded.counted_at`;

export const firstDay = (db: Db) => db<{ day: string | null }[]>`
  select least(min(created_at), (select min(listed_at) from products)) ::date::text as day from users`;
