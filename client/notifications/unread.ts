import { query } from '#client/api/query-client.ts';
import { countNotices } from '#contract/notifications.ts';

export const ASK_AGAIN_MS = 60_000;

/** Asked again every minute, as long as somebody is looking. */
export const unreadNotices = { ...query(countNotices, {}), refetchInterval: ASK_AGAIN_MS };
