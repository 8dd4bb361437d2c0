/** Statements sent one behind the other without waiting for each result. Rejects when all have ended, so that none is sent after a rollback. */
export async function pipelined(...statements: unknown[]): Promise<void> {
  for (const outcome of await Promise.allSettled(statements)) if (outcome.status === 'rejected') throw outcome.reason;
}
