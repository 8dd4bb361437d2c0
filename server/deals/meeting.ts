import { type Deal, MEETING_WITHIN_DAYS } from '#contract/deals.ts';
import { formatDate } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import { invalid } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { move, takePart } from './act.ts';
import * as queries from './queries.ts';
import { movedOn } from './refusal-reasons.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Proposal {
  slots: string[];
  place: string;
  timeZone?: string | undefined;
}

/** In the proposer's time zone. */
const lastMoment = (at: Date, timeZone = 'UTC') =>
  formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });

export function proposeMeeting(market: AppContext, viewer: Viewer, id: string, proposal: Proposal): Promise<Deal> {
  const { slots, place, timeZone } = proposal;
  const times = timesOf(slots);
  const proposed = times.map((time) => time.toISOString());
  return takePart(market, viewer, id, async (db, deal) => {
    const [meetBy] = await queries.meetBy(db, market.settings, deal);
    if (meetBy?.isOver) throw movedOn('propose');
    if (meetBy && times.some((time) => time > meetBy.at))
      throw invalid(
        'slots',
        t('Please propose times up to {moment}: by then the two of you have met', {
          moment: lastMoment(meetBy.at, timeZone),
        }),
      );
    const step = { viewer, deal, verb: 'propose' } as const;
    await move(db, market, step, {
      facts: { slots: proposed, place },
      set: db`proposed_by = ${deal.as}, proposed_slots = ${proposed}, proposed_place = ${place}, meeting_at = null,
        meeting_zone = ${timeZone ?? null}`,
      // An identical proposal is a double click.
      guard: db`(proposed_by, proposed_slots, proposed_place)
        is distinct from (${deal.as}::text, ${proposed}::timestamptz[], ${place}::text)`,
    });
    return undefined;
  });
}

function timesOf(slots: string[]) {
  const times = slots.map((slot) => new Date(slot)).sort((one, other) => one.getTime() - other.getTime());
  const now = Date.now();
  if (new Set(times.map(Number)).size < times.length) throw invalid('slots', t('One of the times is given twice'));
  if (times.some((time) => time.getTime() <= now)) throw invalid('slots', t('Please propose times that are to come'));
  if (times.some((time) => time.getTime() > now + MEETING_WITHIN_DAYS * DAY))
    throw invalid(
      'slots',
      t('Please propose times within the next {days, plural, one {# day} other {# days}}', {
        days: MEETING_WITHIN_DAYS,
      }),
    );
  return times;
}

export function acceptMeeting(
  market: AppContext,
  viewer: Viewer,
  id: string,
  { slot }: { slot: string },
): Promise<Deal> {
  const meetingAt = new Date(slot);
  return takePart(market, viewer, id, async (db, deal) => {
    const step = { viewer, deal, verb: 'accept' } as const;
    await move(db, market, step, {
      facts: { slot: meetingAt.toISOString() },
      meetingAt,
      set: db`meeting_place = proposed_place, proposed_by = null, proposed_slots = '{}', proposed_place = null`,
      guard: db`${meetingAt} = any(proposed_slots) and now() < ${meetingAt}`,
    });
    return undefined;
  });
}
