import type { Db } from '../../database/connect.ts';

/** No row: the daily limit is reached. The same seller counts once. */
export const count = (db: Db, personId: string, sellerId: string, most: number) => db`
  insert into contacts_seen as seen (person_id, day, seller_ids)
  values (${personId}, (now() at time zone 'utc')::date, array[${sellerId}]::uuid[])
  on conflict (person_id) do update set day = excluded.day, seller_ids = case
    when seen.day < excluded.day then excluded.seller_ids
    when ${sellerId} = any (seen.seller_ids) then seen.seller_ids
    else seen.seller_ids || excluded.seller_ids end
  where seen.day < excluded.day or ${sellerId} = any (seen.seller_ids) or cardinality(seen.seller_ids) < ${most}
  returning person_id`;

export const forget = (db: Db, personId: string) => db`delete from contacts_seen where person_id = ${personId}`;
