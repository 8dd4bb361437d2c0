import { addressKey, networkKey } from './address-key.ts';

/** On whose account something is used. Nothing known: on nobody's, as our own work is. */
export interface Requester {
  person?: string | undefined;
  address?: string | undefined;
  /** The wider network of an IPv6 address. */
  network?: string | undefined;
}

export const atAddress = (ip: string): Requester => ({ address: addressKey(ip), network: networkKey(ip) });
