import assert from 'node:assert/strict';
import { type Finding, verifyAudit } from '#server/audit/audit.ts';
import { assertShelf } from '../shelf.ts';
import type { Town } from './town.ts';

export async function assertTown({ sql, market }: Town) {
  await assertShelf(sql);
  const findings: Finding[] = [];
  for await (const finding of verifyAudit(market.market)) findings.push(finding);
  assert.deepEqual(findings, [], 'The audit is not whole');
}
