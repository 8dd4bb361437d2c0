import type { Viewer } from '../../http/viewer.ts';
import type { Claimed, Outbox } from '../../outbox/outbox.ts';
import { isShown, type Shown } from './queries.ts';

/** Minutes between the attempts to fetch a picture. */
export const WAIT_MINUTES = [5, 60, 24 * 60];

export interface Wanted extends Shown, Pick<Claimed, 'attempt'> {
  seller: Viewer;
}

/** Each claim counts: a picture that kills the process is not fetched for ever. */
export const PICTURES: Outbox<Wanted> = {
  noun: 'A picture elsewhere',
  level: 'info',
  table: 'picture_fetches',
  alias: 'f',
  key: { address: 'address', productId: 'product_id' },
  dueAt: 'due_at',
  attempts: 'tries',
  countsClaims: true,
  fault: 'fault',
  leaseSeconds: 300,
  outageSeconds: 300,
  waitMinutes: WAIT_MINUTES,
  failures: ({ attempt }) => attempt - 1,
  from: (db) => db`picture_fetches f join products p on ${isShown(db)} join users s on s.id = p.seller_id`,
  columns: (db) => db`
    json_build_object('id', s.id, 'email', s.email, 'name', s.name, 'role', s.role,
      'verified', s.verified_at is not null) as seller`,
  when: (db) => db`s.removed_at is null`,
  person: (db) => db`s.id`,
  givenUp: (db) => db`due_at = null`,
  facts: ({ productId }) => ({ productId }),
};
