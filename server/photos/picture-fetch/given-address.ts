import { ownPictureAt } from '#contract/own-picture.ts';
import { pictureAddressFault } from '#contract/picture-address.ts';
import { invalid } from '../../http/errors.ts';

/** Normalizes a picture URL: our own without origin, others unchanged if they may be fetched. */
export function givenAddress(publicUrl: string, address: string): string {
  const own = ownPictureAt(address, new URL(publicUrl).origin);
  const fault = own ? undefined : pictureAddressFault(address);
  if (fault) throw invalid('img', fault);
  return own ?? address;
}
