import { query } from '#client/api/query-client.ts';
import { countNotices } from '#contract/notifications.ts';

export const unreadNotices = query(countNotices, {});
