import { message, t } from '#language/t.ts';
export const NO_WEB_ADDRESS = message('Please write a web address, like https://example.com/bike.jpg');

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|onion|arpa)\.?$/i;
const NUMBER = /^[\d.]+$|^\[/;

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

export function pictureAddressFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return t(NO_WEB_ADDRESS);
  if (url.username || url.password) return t('Please write the address without a name or password in it');
  if (url.port) return t('Please write the address without a port');
  if (NUMBER.test(url.hostname) || !url.hostname.includes('.') || LOCAL_NAME.test(url.hostname))
    return t('Please write the address of a picture on the public internet');
}
