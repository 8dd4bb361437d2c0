import { ownPictureAt, pictureAddressFault } from '#contract/picture-address.ts';
import { invalid } from '../../http/errors.ts';

/** A web address as it is kept: a picture of ours without our own origin, all others as they are, if they may be fetched. */
export function givenAddress(publicUrl: string, address: string): string {
  const own = ownPictureAt(address, new URL(publicUrl).origin);
  const fault = own ? undefined : pictureAddressFault(address);
  if (fault) throw invalid('img', fault);
  return own ?? address;
}
