import type { OwnList } from '#contract/own-list.ts';
import type { Db } from '../database/connect.ts';
import { containing } from '../database/like-pattern.ts';
import { type ProductRow, products } from './queries.ts';

export const ofSeller = (db: Db, email: string, { search, sort, state, limit, after }: OwnList, viewerId?: string) => {
  const { place, next, order } = orders(db)[sort];
  return db<ProductRow[]>`
    ${products(db, viewerId)}
    where p.seller_id = (select id from users where email = ${email} and removed_at is null)
      and ${inState(db, state)}
      ${search ? db`and lower(p.name) like (select lower(${containing(search)}))` : db``}
      ${after ? db`and (${place}) ${next} (select ${place} from products p where p.id = ${after})` : db``}
    order by ${order} limit ${limit + 1}`;
};

function inState(db: Db, state: OwnList['state']) {
  if (state === 'hidden') return db`p.status <> 'removed' and p.hidden_at is not null`;
  return db`${state ? db`p.status = ${state}` : db`p.status <> 'removed'`} and p.hidden_at is null`;
}

/** Keyset position in each order; ids grow with time. */
const orders = (db: Db) => ({
  newest: { place: db`p.id`, next: db`<`, order: db`p.id desc` },
  name: { place: db`lower(p.name), p.id`, next: db`>`, order: db`lower(p.name), p.id` },
  'price-down': {
    place: db`p.resale_price_cents, p.id`,
    next: db`<`,
    order: db`p.resale_price_cents desc, p.id desc`,
  },
  'price-up': { place: db`p.resale_price_cents, p.id`, next: db`>`, order: db`p.resale_price_cents, p.id` },
});
