import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** A permanent failure: asking again changes nothing. */
export class AddressRefused extends Error {}

export interface Internet {
  addressesOf(host: string): Promise<string[]>;
  mayReach(address: string): boolean;
  /** As in a URL: empty for the default port. */
  mayUse(port: string): boolean;
}

/** Names that never resolve to public hosts (RFC 6761, RFC 6762, RFC 7686, RFC 9476). */
const RESERVED = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|alt|arpa)$/;

const resolver = { timeout: 1500, tries: 2 };

export const internet: Internet = {
  async addressesOf(host) {
    const name = host.replace(/\.$/, '');
    if (!name.includes('.') || RESERVED.test(name)) throw new AddressRefused(`${host} is no public name`);
    // Queries name servers directly: the system resolver blocks a thread of the pool that file access needs.
    const servers = new Resolver(resolver);
    const found = await Promise.allSettled([servers.resolve4(name), servers.resolve6(name)]);
    const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error(`${host} could not be found`);
    return addresses;
  },
  mayReach: isPublicAddress,
  mayUse: (port) => port === '',
};
