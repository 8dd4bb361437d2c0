import { useEffect } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import type { Deal } from '#contract/deals.ts';
import { countNotices, listNotices, type Notice, readNotices } from '#contract/notifications.ts';

/** The highest id. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Marks all notifications up to this one as read. */
export const readAllUpTo = ({ _id }: Notice) => read({ upTo: _id });

/** Opening a deal marks its notifications as read. */
export function useReadOfDeal(deal: Deal | undefined) {
  const bookingId = deal?._id;
  const told = deal && deal.steps.length + deal.statements.length;
  useEffect(() => {
    // On failure they stay unread, and nothing is lost.
    if (bookingId && told) read({ upTo: LAST, bookingId }).catch(console.error);
  }, [bookingId, told]);
}

async function read(body: { upTo: string; bookingId?: string }) {
  const { modifiedCount } = await call(readNotices, { body });
  if (modifiedCount) await Promise.all([refresh(listNotices), refresh(countNotices)]);
}
