/**
 * Statements sent one behind the other without waiting for each result. Rejects with the first failure when all have ended,
 * so that none is sent after a rollback.
 */
export async function pipelined(...statements: unknown[]): Promise<void> {
  const faults: unknown[] = [];
  await Promise.all(statements.map((statement) => Promise.resolve(statement).catch((fault) => faults.push(fault))));
  if (faults.length) throw faults[0];
}
