import type { DealSettings } from '#contract/deal-settings.ts';
import type { DealRow } from './read-queries.ts';

type Times = Pick<DealRow, 'dueAt' | 'meetingAt' | 'agreeBy' | 'proposedSlots'>;

export function changesAt(row: Times, { lateHours }: Pick<DealSettings, 'lateHours'>, now = Date.now()) {
  if (!row.dueAt) return;
  const { dueAt, meetingAt, agreeBy, proposedSlots } = row;
  const lateFrom = meetingAt && new Date(meetingAt.getTime() - lateHours * 3_600_000);
  const moments = [dueAt, meetingAt, lateFrom, agreeBy, ...proposedSlots].flatMap((at) => at?.getTime() ?? []);
  const next = Math.min(...moments.filter((at) => at > now));
  return Number.isFinite(next) ? new Date(next).toISOString() : undefined;
}
