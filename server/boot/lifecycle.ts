export interface Stoppable {
  stop(): Promise<void>;
}

/** Stops the started parts in reverse order when one fails. */
export async function startInOrder(startParts: (running: Stoppable[]) => Promise<void>): Promise<Stoppable> {
  const running: Stoppable[] = [];
  const stopAll = async () => {
    while (running.length) await running.pop()?.stop();
  };
  try {
    await startParts(running);
  } catch (error) {
    await stopAll();
    throw error;
  }
  let stopped: Promise<void> | undefined;
  return {
    stop() {
      stopped ??= stopAll();
      return stopped;
    },
  };
}
