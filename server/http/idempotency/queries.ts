import type { Db } from '../../database/connect.ts';

export interface Claim {
  personId: string;
  effect: 'product' | 'booking' | 'offer' | 'accepted-offer';
  key: string;
  madeId: string;
}

/** Claims the key, or returns the id created with it before; blocks on a concurrent claim. */
export const claim = (db: Db, { personId, effect, key, madeId }: Claim) => db<{ madeId: string }[]>`
  insert into made_once (person_id, effect, key, made_id) values (${personId}, ${effect}, ${key}, ${madeId})
  on conflict (person_id, effect, key) do update set made_at = made_once.made_at
  returning made_id as "madeId"`;

export const forget = (db: Db, hours: number) => db`
  delete from made_once where made_at < now() - make_interval(hours => ${hours})`;
