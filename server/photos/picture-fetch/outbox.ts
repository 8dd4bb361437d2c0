import type { Viewer } from '../../http/viewer.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { type Elsewhere, FETCHING } from './fetch-one.ts';
import { isShown, type Shown } from './queries.ts';

export interface Wanted extends Shown, Elsewhere {
  seller: Viewer;
}

export const PICTURES: Outbox<Wanted> = {
  ...FETCHING,
  noun: 'A picture elsewhere',
  table: 'picture_fetches',
  alias: 'f',
  key: { address: 'address', productId: 'product_id' },
  dueAt: 'due_at',
  attempts: 'tries',
  fault: 'fault',
  from: (db) => db`picture_fetches f join products p on ${isShown(db)} join users s on s.id = p.seller_id`,
  columns: (db) => db`
    json_build_object('id', s.id, 'email', s.email, 'name', s.name, 'role', s.role,
      'verified', s.verified_at is not null) as seller`,
  when: (db) => db`s.removed_at is null`,
  person: (db) => db`s.id`,
  givenUp: (db) => db`due_at = null`,
  facts: ({ productId }) => ({ productId }),
};
