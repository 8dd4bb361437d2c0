import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';
import { PictureRefused } from './refused.ts';

/** The world that pictures are fetched from. */
export interface Internet {
  /** What a host name stands for at this moment. */
  addressesOf(host: string): Promise<string[]>;
  mayReach(address: string): boolean;
  /** As in a web address: empty for the scheme's own. */
  mayUse(port: string): boolean;
}

/** Names that never stand for a public machine (RFC 6761, RFC 6762, RFC 7686, RFC 9476), and those of a local network. */
const RESERVED = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|alt|arpa)$/;

const resolver = { timeout: 1500, tries: 2 };

export const internet: Internet = {
  async addressesOf(host) {
    const name = host.replace(/\.$/, '');
    if (!name.includes('.') || RESERVED.test(name)) throw new PictureRefused(`${host} is no public name`);
    // Asks the name servers itself: the system's resolver would block one of the few threads that files need too.
    const servers = new Resolver(resolver);
    const found = await Promise.allSettled([servers.resolve4(name), servers.resolve6(name)]);
    const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error(`${host} could not be found`);
    return addresses;
  },
  mayReach: isPublicAddress,
  mayUse: (port) => port === '',
};
