import * as contract from '#contract/notifications.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as notices from './notifications.ts';

export function noticeRoutes(route: Route, { sql, settings }: AppContext) {
  route(contract.listNotices, ({ viewer, query, paged }) =>
    paged(query, notices.listNotices(sql, settings, viewer, query)),
  );
  route(contract.countNotices, async ({ viewer }) => ({ unread: await notices.countNotices(sql, viewer) }));
  route(contract.readNotices, async ({ viewer, body }) => ({
    modifiedCount: await notices.readNotices(sql, viewer, body),
  }));
}
