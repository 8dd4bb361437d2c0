/** Opens an address as a new page once Kickstand answers; before that, the page at hand stays and this says false. */
export async function openAfresh(address = location.pathname + location.search): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
  } catch (error) {
    console.error(error);
    return false;
  }
  location.assign(address);
  return true;
}
