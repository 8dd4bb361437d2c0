import assert from 'node:assert/strict';
import { type Finding, verifyAudit } from '#server/audit/audit.ts';
import { assertSearchIndex } from '../search-index.ts';
import type { Town } from './town.ts';

export async function assertTown({ sql, market }: Town) {
  await assertSearchIndex(sql);
  const findings: Finding[] = [];
  for await (const finding of verifyAudit(market.market)) findings.push(finding);
  assert.deepEqual(findings, [], 'The audit is not whole');
}
