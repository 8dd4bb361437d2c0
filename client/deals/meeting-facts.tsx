import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { MeetingTime } from './meeting-time.tsx';
import { DealSection } from './section.tsx';
import { TimeZone } from './time-zone.tsx';

/** The agreed meeting, else the own proposal, else the place that the buyer suggested when booking. */
export function MeetingFacts({ deal: { as, status, meetingAt, proposal, location } }: { deal: Deal }) {
  if (meetingAt)
    return (
      <DealSection title={t('Meeting')}>
        <p className="font-semibold">
          <MeetingTime at={meetingAt} />
        </p>
        <p className="mt-1 wrap-anywhere">{proposal?.place ?? location}</p>
        <TimeZone />
      </DealSection>
    );
  if (proposal && (proposal.by === as || as === 'admin'))
    return (
      <DealSection title={t(proposal.by === as ? 'What you propose' : 'What is proposed')}>
        <ul className="list-disc ps-5">
          {proposal.slots.map((slot) => (
            <li key={slot}>
              <MeetingTime at={slot} />
            </li>
          ))}
        </ul>
        <p className="mt-1 wrap-anywhere">{proposal.place}</p>
        <TimeZone />
      </DealSection>
    );
  if (status !== 'booked' && status !== 'paid') return;
  return (
    <DealSection title={t('Meeting place')}>
      <p className="wrap-anywhere">{location}</p>
      <p className="mt-1 text-sm text-quiet">{t('Suggested by the buyer when booking.')}</p>
    </DealSection>
  );
}
