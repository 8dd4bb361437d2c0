import { join } from 'node:path';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import type { Marketplace } from './marketplace.ts';

/** The embedded database of a marketplace, beside it or after its end. The last to close stops the server. */
export async function openDatabaseOf({ dataDir }: Pick<Marketplace, 'dataDir'>) {
  const server = await startEmbedded({ dir: join(dataDir, 'postgres') });
  const sql = connect(server.target, { max: 1 });
  return {
    sql,
    async close() {
      await sql.end();
      await server.stop();
    },
  };
}
