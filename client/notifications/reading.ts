import { useEffect } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import type { Deal } from '#contract/deals.ts';
import { countNotices, listNotices, type Notice, readNotices } from '#contract/notifications.ts';

/** Comes after every id. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** All that one person was told up to this one is read. */
export const readAllUpTo = ({ _id }: Notice) => read({ upTo: _id });

/** Whoever looks at a deal has read what was told of it so far. */
export function useReadOfDeal(deal: Deal | undefined) {
  const bookingId = deal?._id;
  const told = deal && deal.steps.length + deal.statements.length;
  useEffect(() => {
    // Where it fails it stays marked as new, and nothing is lost.
    if (bookingId && told) read({ upTo: LAST, bookingId }).catch(console.error);
  }, [bookingId, told]);
}

async function read(body: { upTo: string; bookingId?: string }) {
  const { modifiedCount } = await call(readNotices, { body });
  if (modifiedCount) await Promise.all([refresh(listNotices), refresh(countNotices)]);
}
