import type { Db, Sql } from '../../database/connect.ts';
import * as queries from './queries.ts';

const AT_ONCE = 1000;

interface Start {
  address: string;
  /** Whether the built-in identity service has one of these accounts; absent with another issuer. */
  knowsAnyOf?: (people: { subject: string; email: string }[]) => Promise<boolean>;
}

export interface Standing {
  ownIssuer: string | undefined;
  addresses: string[];
  movedFrom: string | undefined;
  renamed: number;
}

/** Stored once, as public addresses change; users of former addresses are renamed. Safe to run concurrently. */
export async function ensureOwnIssuer(sql: Sql, { address, knowsAnyOf }: Start): Promise<Standing> {
  return sql.begin(async (db) => {
    await db`set local statement_timeout = 0`;
    await queries.begin(db, address);
    const [{ ownIssuer, addresses } = { ownIssuer: null, addresses: [address] }] = await queries.lockIssuer(db);
    const renamed = ownIssuer === null && knowsAnyOf ? await choose(db, address, knowsAnyOf) : 0;
    const last = addresses.at(-1);
    if (last !== address) await queries.moveTo(db, address);
    return {
      ownIssuer: ownIssuer ?? (knowsAnyOf && address),
      addresses: [...addresses.filter((former) => former !== address), address],
      movedFrom: last === address ? undefined : last,
      renamed,
    };
  });
}

/** Recently issued tokens, also of other processes, contain the current address. */
async function choose(db: Db, name: string, knowsAnyOf: NonNullable<Start['knowsAnyOf']>): Promise<number> {
  await queries.setIssuer(db, name);
  const former: string[] = [];
  for (const { issuer } of await queries.otherIssuers(db, name))
    if (await isOurs(db, issuer, knowsAnyOf)) former.push(issuer);
  if (former.length === 0) return 0;
  await queries.setAside(db, former, name);
  const { count } = await queries.rename(db, former, name);
  return count;
}

async function isOurs(db: Db, issuer: string, knowsAnyOf: NonNullable<Start['knowsAnyOf']>): Promise<boolean> {
  for (let after: string | undefined; ; ) {
    const people = await queries.people(db, issuer, after, AT_ONCE);
    if (people.length === 0) return false;
    if (await knowsAnyOf(people)) return true;
    after = people.at(-1)?.id;
  }
}
