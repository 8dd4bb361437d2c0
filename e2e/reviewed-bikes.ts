import { checkListings } from '#server/moderation/moderation.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { openDatabaseOf } from '../test/marketplace-database.ts';

/** Tests' marketplaces check nothing by themselves. */
export async function check(marketplace: Marketplace, ids: string[]) {
  const { sql, close } = await openDatabaseOf(marketplace);
  try {
    await checkListings(sql, ids);
  } finally {
    await close();
  }
}

/** As if the time to undo were over. */
export async function tellOf(marketplace: Marketplace, id: string) {
  const { sql, close } = await openDatabaseOf(marketplace);
  try {
    await sql`update listing_decisions set decided_at = decided_at - interval '5 minutes' where product_id = ${id}`;
  } finally {
    await close();
  }
}
