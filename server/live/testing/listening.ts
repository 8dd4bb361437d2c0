import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../../../test/database.ts';
import { LiveReader } from '../../../test/live.ts';
import { LiveHub, type LiveOptions, publish } from '../live.ts';

interface Wish {
  lastEventId?: string | undefined;
  sessionId?: string;
  issuedAt?: Date;
  expiresAt?: Date;
  address?: string | undefined;
  network?: string | undefined;
}

/** Hubs of several processes on one database. */
export function listening({ sql, target }: TestDatabase) {
  const hubs: LiveHub[] = [];
  return {
    hub(options?: LiveOptions) {
      const hub = new LiveHub(target, options);
      hubs.push(hub);
      return hub;
    },
    async user() {
      const id = randomUUID();
      await sql`insert into users (id, issuer, subject, email, name, role)
        values (${id}, 'issuer', ${id}, ${`${id}@example.test`}, 'Maya', 'buyer')`;
      return id;
    },
    async listen(hub: LiveHub, userId: string, { lastEventId, address, network, ...wish }: Wish = {}) {
      const listener = { userId, issuedAt: new Date(), expiresAt: new Date(Date.now() + 900_000), ...wish };
      const stream = await hub.open(listener, { address, network }, lastEventId);
      return new LiveReader(stream, () => stream.destroy());
    },
    tell: (userId: string, id: string = randomUUID()) =>
      sql.begin((db) => publish(db, [{ userId, topic: 'messages', id }])),
    async stop() {
      while (hubs.length) await hubs.pop()?.stop();
    },
  };
}
