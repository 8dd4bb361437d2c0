/** Something that was started and has to be stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Starts parts in order; the answer stops them in the opposite order. */
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
