interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Neither data saving nor a slow connection. Offline, a browser may cache the failure. */
export function isLineFree() {
  const { connection } = navigator as { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
