/** External pictures are never shown: the server copies them. */
export const isOwnPicture = (address: string) => /^\/(?![/\\])/.test(address) && !/^\/api(\/|$)/i.test(address);

export function ownPictureAt(address: string, origin: string): string | undefined {
  if (isOwnPicture(address)) return address;
  if (!URL.canParse(address)) return;
  const url = new URL(address);
  const isOurs = url.origin === origin && !url.username && !url.password;
  return isOurs && isOwnPicture(url.pathname) ? url.pathname : undefined;
}

/** What users other than the seller see: an own picture, or none. */
export const shownPicture = (address: string) => (isOwnPicture(address) ? address : '');
