import { call } from '#client/api.ts';
import { refresh } from '#client/queries.ts';
import { countNotices, listNotices, type Notice, readNotices } from '#contract/notices.ts';

/** All that one person was told up to this one is read. */
export async function readAllUpTo({ _id }: Notice) {
  await call(readNotices, { body: { upTo: _id } });
  await readAgain();
}

/** Whoever goes to a deal's page has read what was told of it. */
export async function readOfDeal({ _id, bookingId, isRead }: Notice) {
  if (isRead) return;
  try {
    await call(readNotices, { body: { upTo: _id, bookingId } });
    await readAgain();
  } catch (error) {
    // It stays marked as new, and nothing is lost.
    console.error(error);
  }
}

function readAgain() {
  return Promise.all([refresh(listNotices), refresh(countNotices)]);
}
