const DEADLOCK = '40P01';
const MOST_TRIES = 4;

/** Does a transaction again that PostgreSQL ended so that another one, which waited for the same rows, could go on. */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transaction();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || tries === MOST_TRIES) throw error;
    }
}
