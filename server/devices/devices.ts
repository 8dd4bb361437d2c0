import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { addressKey } from '../http/address-key.ts';
import { isPublicAddress } from '../http/public-address.ts';
import * as queries from './queries.ts';

export { forget as forgetSeenDevices, forgetOld as forgetOldDevices, REMEMBERED_DAYS } from './queries.ts';
export type DeviceKind = queries.DeviceKind;

interface Client {
  ip: string;
  userAgent: string | undefined;
}

/**
 * A keyed hash of the address, and one of it with the kind of browser; neither is kept in clear. An address that is not
 * public may be a proxy's, which everybody shares.
 */
export async function rememberDevice(
  { sql, auditor }: Pick<AppContext, 'sql' | 'auditor'>,
  userId: string,
  { ip, userAgent = '' }: Client,
) {
  if (!isPublicAddress(ip)) return;
  const address = addressKey(ip);
  await queries.remember(sql, {
    userId,
    address: auditor.hashOf(`address ${address}`),
    device: auditor.hashOf(`device ${address} ${userAgent}`),
  });
}

/** By the first of each pair: what it has in common with the other; `device` says more than `address`. */
export async function sharedDevices(db: Db, pairs: { one: string; other: string }[]) {
  const found = new Map<string, DeviceKind>();
  if (!pairs.length) return found;
  for (const { one, kind } of await queries.shared(db, pairs))
    if (kind === 'device' || !found.has(one)) found.set(one, kind);
  return found;
}
