export const SCRIPT_TIME_OUT_MS = 120_000;

export async function inTime<T>(awaited: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Nothing arrived in ${SCRIPT_TIME_OUT_MS / 1000} seconds`)),
      SCRIPT_TIME_OUT_MS,
    );
  });
  try {
    return await Promise.race([awaited, over]);
  } finally {
    clearTimeout(timer);
  }
}
