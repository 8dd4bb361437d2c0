import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { acceptMeeting, type Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { MeetingTime } from './meeting-time.tsx';
import { useStep } from './step.ts';
import { TimeZone } from './time-zone.tsx';

export function AcceptMeeting({ deal: { _id: id, proposal } }: { deal: Deal }) {
  const slots = (proposal?.slots ?? []).filter((slot) => Date.parse(slot) > Date.now());
  const [chosen, setChosen] = useState<string>();
  const slot = slots.find((slot) => slot === chosen) ?? slots[0];
  const accept = useStep({
    take: (slot: string) => call(acceptMeeting, { params: { id }, body: { slot } }),
    done: t('The meeting is agreed'),
  });
  if (!proposal || !slot) return;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        accept.mutate(slot);
      }}
      className="grid gap-3"
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 wrap-anywhere">
          {rich('Meet at <place></place>, on', {
            place: () => <strong className="font-semibold">{proposal.place}</strong>,
          })}
        </legend>
        {slots.map((proposed) => (
          <label
            key={proposed}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-base-300 px-3 py-2 has-checked:border-base-content"
          >
            <input
              type="radio"
              name="slot"
              checked={proposed === slot}
              onChange={() => setChosen(proposed)}
              className="radio radio-sm border-base-content/60"
            />
            <MeetingTime at={proposed} />
          </label>
        ))}
        <TimeZone />
      </fieldset>
      <FormFault>{accept.fault}</FormFault>
      <SubmitButton busy={accept.isPending} className="justify-self-start max-sm:w-full">
        {t('Accept this time')}
      </SubmitButton>
    </form>
  );
}
