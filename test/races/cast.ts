import type { Caller } from '../people.ts';
import { aProductOf } from '../products.ts';
import type { Town } from './town.ts';

export interface Person extends Caller {
  id: string;
  role: 'buyer' | 'seller' | 'admin';
}

export interface Cast {
  /** Two buyers, two sellers, an admin. */
  people: Person[];
  /** Product ids. */
  bikes: string[];
  /** Seller of each product. */
  owners: Person[];
}

const ROLES = ['buyer', 'buyer', 'seller', 'seller', 'admin'] as const;

export const adminOf = ({ people }: Cast) => people.find(({ role }) => role === 'admin') as Person;

export async function castOf({ sql, market, admin }: Town, { oneSeller }: { oneSeller: boolean }): Promise<Cast> {
  const callers = await Promise.all(ROLES.map((role) => (role === 'admin' ? admin() : market.person(role))));
  const rows = await sql<{ id: string; email: string; role: Person['role'] }[]>`
    select id, email, role from users where email = any (${callers.map(({ email }) => email)})`;
  const people = callers.map((caller) => ({
    ...caller,
    ...(rows.find(({ email }) => email === caller.email) as Person),
  }));
  const sellers = people.filter(({ role }) => role === 'seller');
  const owners = oneSeller ? sellers.map(() => sellers[0] as Person) : sellers;
  return { people, owners, bikes: await Promise.all(owners.map((owner) => aProductOf(owner))) };
}
