import { useEffect } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import type { Deal } from '#contract/deals.ts';
import { countNotices, listNotices, type Notice, readNotices } from '#contract/notifications.ts';

/** The highest id. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const readAllUpTo = ({ _id }: Notice) => read({ upTo: _id });

export function useReadOfDeal(deal: Deal | undefined) {
  const bookingId = deal?._id;
  const entryCount = deal && deal.steps.length + deal.statements.length;
  useEffect(() => {
    // On failure they stay unread, and nothing is lost.
    if (bookingId && entryCount) read({ upTo: LAST, bookingId }).catch(console.error);
  }, [bookingId, entryCount]);
}

async function read(body: { upTo: string; bookingId?: string }) {
  const { modifiedCount } = await call(readNotices, { body });
  if (modifiedCount) await Promise.all([refresh(listNotices), refresh(countNotices)]);
}
