import { reach } from '#client/api/request.ts';

/** Loads a page only once the server responds. False when it does not: the current page stays. */
export async function hardNavigate(address = location.pathname + location.search): Promise<boolean> {
  try {
    await reach(address, { method: 'HEAD', cache: 'no-store' });
  } catch (error) {
    console.error(error);
    return false;
  }
  location.assign(address);
  return true;
}
