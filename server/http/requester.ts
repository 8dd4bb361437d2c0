import { addressKey, networkKey } from './address-key.ts';

/** The account that resource usage counts against; empty for the system's own work. */
export interface Requester {
  person?: string | undefined;
  address?: string | undefined;
  network?: string | undefined;
}

export const atAddress = (ip: string): Requester => ({ address: addressKey(ip), network: networkKey(ip) });
