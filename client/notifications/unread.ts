import { query } from '#client/api/query-client.ts';
import { countNotices } from '#contract/notifications.ts';

export const ASK_AGAIN_MS = 60_000;

/** Polls every minute while the tab is visible. */
export const unreadNotices = { ...query(countNotices, {}), refetchInterval: ASK_AGAIN_MS };
