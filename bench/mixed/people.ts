import { v7 as newId } from 'uuid';
import type { Sql } from '#server/database/connect.ts';
import { accessTokens } from '#server/users/session/access-tokens.ts';
import { type Weighed, weighed } from '../search/chance.ts';

const BUYERS = 400;
const TOKEN_LIVES_MS = 10 * 60_000;
/** Zipf's law. */
const ZIPF = 1;

export interface Person {
  id: string;
  email: string;
}

export interface Bike {
  id: string;
  name: string;
  brand: string;
  seller: Person;
}

export interface Crowd {
  bikes: Weighed<Bike>;
  buyers: Person[];
  tokenOf(person: Person): Promise<string>;
}

export async function crowdOf(sql: Sql, secret: string): Promise<Crowd> {
  const buyers = Array.from({ length: BUYERS }, () => {
    const id = newId();
    return { id, email: `${id}@example.test` };
  });
  await sql`
    insert into users (id, issuer, subject, email, email_confirmed_at, name, role)
    select id, 'bench', id::text, id || '@example.test', now(), 'Buyer ' || left(id::text, 13), 'buyer'
    from unnest(${buyers.map(({ id }) => id)}::uuid[]) as b (id)`;
  const rows = await sql<(Omit<Bike, 'seller'> & { sellerId: string; email: string })[]>`
    select p.id, p.name, c.brand_name as brand, u.id as "sellerId", u.email
    from products p join categories c on c.id = p.category_id join users u on u.id = p.seller_id
    where p.status = 'available' order by md5(p.id::text)`;
  const bikes = rows.map(({ sellerId, email, ...bike }) => ({ ...bike, seller: { id: sellerId, email } }));
  const ranks = new Map(bikes.map((bike, rank) => [bike, 1 / (rank + 1) ** ZIPF]));
  const tokens = new Map<string, { token: Promise<string>; until: number }>();
  const { issue } = accessTokens(secret);
  return {
    bikes: weighed(bikes, (bike) => ranks.get(bike) ?? 0),
    buyers,
    tokenOf(person) {
      const known = tokens.get(person.id);
      if (known && known.until > performance.now()) return known.token;
      const token = issue(person);
      tokens.set(person.id, { token, until: performance.now() + TOKEN_LIVES_MS });
      return token;
    },
  };
}
