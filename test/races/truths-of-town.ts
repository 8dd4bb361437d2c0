import assert from 'node:assert/strict';
import { verifyAudit } from '#server/audit/audit.ts';
import { assertShelf } from '../shelf.ts';
import type { Town } from './town.ts';

/** After many races: the shelf shows what can be had, and every row of the audit is as it was written. */
export async function assertTown({ sql, market }: Town) {
  await assertShelf(sql);
  const findings = await Array.fromAsync(verifyAudit(market.market));
  assert.deepEqual(findings, [], 'The audit');
}
