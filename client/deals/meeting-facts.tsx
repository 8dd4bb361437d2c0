import type { Deal } from '#contract/deals.ts';
import { MeetingTime } from './meeting-time.tsx';
import { Part } from './section.tsx';
import { TimeZone } from './time-zone.tsx';

/** Where the two meet, and when: agreed, proposed by oneself, or as the buyer wished when booking. */
export function MeetingFacts({ deal: { as, status, meetingAt, proposal, location } }: { deal: Deal }) {
  if (meetingAt)
    return (
      <Part title="Meeting">
        <p className="font-semibold">
          <MeetingTime at={meetingAt} />
        </p>
        <p className="mt-1 wrap-anywhere">{proposal?.place ?? location}</p>
        <TimeZone />
      </Part>
    );
  if (proposal && (proposal.by === as || as === 'admin'))
    return (
      <Part title={proposal.by === as ? 'What you propose' : 'What is proposed'}>
        <ul className="list-disc pl-5">
          {proposal.slots.map((slot) => (
            <li key={slot}>
              <MeetingTime at={slot} />
            </li>
          ))}
        </ul>
        <p className="mt-1 wrap-anywhere">{proposal.place}</p>
        <TimeZone />
      </Part>
    );
  if (status !== 'booked' && status !== 'paid') return;
  return (
    <Part title="Meeting place">
      <p className="wrap-anywhere">{location}</p>
      <p className="mt-1 text-sm text-quiet">Suggested by the buyer when booking.</p>
    </Part>
  );
}
