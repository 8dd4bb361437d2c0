import type { Db } from '../../database/connect.ts';

/** Of concurrent first starts one inserts the row; the others wait. */
export const begin = (db: Db, address: string) => db`
  insert into market_identity (addresses) values (array[${address}]) on conflict do nothing`;

export interface IssuerRow {
  ownIssuer: string | null;
  addresses: string[];
}

export const lockIssuer = (db: Db) => db<IssuerRow[]>`
  select own_issuer as "ownIssuer", addresses from market_identity for update`;

export const setIssuer = (db: Db, name: string) => db`update market_identity set own_issuer = ${name}`;

export const moveTo = (db: Db, address: string) => db`
  update market_identity set addresses = array_append(array_remove(addresses, ${address}), ${address})`;

export const otherIssuers = (db: Db, name: string) => db<{ issuer: string }[]>`
  select distinct issuer from users where issuer <> ${name}`;

export interface Listed {
  id: string;
  subject: string;
  email: string;
}

export const people = (db: Db, issuer: string, after: string | undefined, most: number) => db<Listed[]>`
  select id, subject, email from users
  where issuer = ${issuer} ${after ? db`and id > ${after}` : db``} order by id limit ${most}`;

/** One subject may have records under several issuer names; only the first of this order keeps it. */
export const setAside = (db: Db, former: string[], name: string) => db`
  update users u set subject = u.subject || ' set aside as ' || u.id
  from (
    select id, row_number() over (
      partition by subject order by (removed_at is null) desc, (issuer = ${name}) desc, id desc) as place
    from users where issuer = any(${[...former, name]}::text[])) ranked
  where ranked.id = u.id and ranked.place > 1`;

export const rename = (db: Db, former: string[], name: string) => db`
  update users set issuer = ${name} where issuer = any(${former}::text[])`;
