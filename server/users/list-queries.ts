import type { Page } from '#contract/pagination.ts';
import type { Role, UserOrder } from '#contract/users.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { containing } from '../database/like-pattern.ts';
import { givenUp } from '../deals/bookings/bookings.ts';
import { columns, type UserRow } from './queries.ts';

export interface UserList extends Page {
  role: Role;
  search?: string | undefined;
  sort: UserOrder;
}

export const usersByRole = (db: Db, { role, search, sort, limit, after }: UserList) => {
  const { place, next, order } = orders(db)[sort];
  const listed = db`from users where role = ${role} and removed_at is null
    ${after ? db`and (${place}) ${next} (select ${place} from users where id = ${after})` : db``}`;
  return db<(UserRow & { bookingsGivenUp: number })[]>`
    with page as materialized (
      select * from (${search ? found(db, listed, order, search, limit) : db`select * ${listed}`}) listed
      order by ${order} limit ${limit + 1})
    select ${columns(db, 'page')}, coalesce(given_up.bookings, 0) as "bookingsGivenUp"
    from page left join (
      select buyer_id, count(*)::int as bookings from bookings
      where buyer_id in (select id from page) and ${givenUp(db)} group by buyer_id) given_up on given_up.buyer_id = id
    order by ${order}`;
};

/** So many of a list are read in its order before the index of trigrams is asked. */
const READ_IN_ORDER = 5_000;
const LETTERS_OF_A_TRIGRAM = 3;

/**
 * What many have is found in the first of the list, what few have by trigrams. The planner does not know the words and
 * would read the whole list in its order.
 */
const found = (db: Db, listed: Fragment, order: Fragment, search: string, limit: number) => {
  const words = db`(select lower(${search}))`;
  const matches = db`search_text like (select lower(${containing(search)}))`;
  if ([...search].length < LETTERS_OF_A_TRIGRAM) return db`select * ${listed} and ${matches}`;
  return db`
    with first as materialized (
      select id from (select * ${listed} order by ${order} limit ${READ_IN_ORDER}) listed where ${matches}
      order by ${order} limit ${limit + 1}),
    others as materialized (
      select id ${listed} and trigrams(search_text) @> trigrams(${words}) and ${matches}
        and (select count(*) from first) <= ${limit})
    select * from users where id in (select id from first union select id from others)`;
};

/** Sort keys; ids grow with time. */
const orders = (db: Db) => ({
  newest: { place: db`id`, next: db`<`, order: db`id desc` },
  name: { place: db`lower(name), id`, next: db`>`, order: db`lower(name), id` },
  email: { place: db`email, id`, next: db`>`, order: db`email, id` },
  unverified: {
    place: db`(verified_at is null), id`,
    next: db`<`,
    order: db`(verified_at is null) desc, id desc`,
  },
});
