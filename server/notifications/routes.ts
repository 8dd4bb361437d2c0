import * as preferences from '#contract/notice-preferences.ts';
import * as contract from '#contract/notifications.ts';
import * as devices from '#contract/push-devices.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as notices from './notifications.ts';
import { chooseNotices, readPreferences } from './preferences/preferences.ts';
import { addPushDevice, listPushDevices, removePushDevice } from './push/push.ts';

export function noticeRoutes(route: Route, { sql, settings, pushKeys }: AppContext) {
  route(contract.listNotices, ({ viewer, query, paged }) =>
    paged(query, notices.listNotices(sql, settings, viewer, query)),
  );
  route(contract.countNotices, async ({ viewer }) => ({ unread: await notices.countNotices(sql, viewer) }));
  route(preferences.readNoticePreferences, ({ viewer }) => readPreferences(sql, viewer.id));
  route(preferences.chooseNotices, async ({ viewer, params, body }) => ({
    modifiedCount: await chooseNotices(sql, viewer, { ...params, ...body }),
  }));
  route(devices.listPushDevices, async ({ viewer }) => ({
    applicationServerKey: pushKeys.publicKey,
    devices: await listPushDevices(sql, viewer),
  }));
  route(devices.addPushDevice, async ({ viewer, body, claims }) => ({
    insertedId: await addPushDevice(sql, viewer, body, claims.sessionId),
  }));
  route(devices.removePushDevice, async ({ viewer, params }) => ({
    deletedCount: await removePushDevice(sql, viewer, params.id),
  }));
  route(contract.readNotices, async ({ viewer, body }) => ({
    modifiedCount: await notices.readNotices(sql, viewer, body),
  }));
}
