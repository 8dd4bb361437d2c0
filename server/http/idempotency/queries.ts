import type { Db } from '../../database/connect.ts';

export interface Claim {
  personId: string;
  effect: 'product' | 'booking';
  key: string;
  /** The thing that is about to be made. */
  madeId: string;
}

/** What the key stands for: the new thing, or the one that was made with it before. Waits for whoever is claiming it. */
export const claim = (db: Db, { personId, effect, key, madeId }: Claim) => db<{ madeId: string }[]>`
  insert into made_once (person_id, effect, key, made_id) values (${personId}, ${effect}, ${key}, ${madeId})
  on conflict (person_id, effect, key) do update set made_at = made_once.made_at
  returning made_id as "madeId"`;

export const forget = (db: Db, hours: number) => db`
  delete from made_once where made_at < now() - make_interval(hours => ${hours})`;
