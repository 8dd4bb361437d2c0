export const FILES_DATABASE = 'kickstand unsent files';

/** Without the rest of `stored-files.ts`: every page has this. */
export function forgetFiles() {
  try {
    indexedDB.deleteDatabase(FILES_DATABASE);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
