export interface Stoppable {
  stop(): Promise<void>;
}

/** Starts parts in order and stops them in reverse, also when one fails to start. */
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
