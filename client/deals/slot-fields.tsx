import { TextField } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MOST_SLOTS } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { inDays, localTime } from './slots.ts';
import { TimeZone } from './time-zone.tsx';

interface SlotFieldsProps {
  slots: string[];
  faults: (string | undefined)[];
  latest: string;
  onChange(slots: string[]): void;
}

export function SlotFields({ slots, faults, latest, onChange }: SlotFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm text-quiet">{t('Offer several times to agree faster.')}</legend>
      {slots.map((slot, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: times are told apart by position only
        <div key={nth} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <TextField
            label={t('Time {place, number}', { place: nth + 1 })}
            type="datetime-local"
            required
            min={localTime(new Date())}
            max={latest}
            value={slot}
            fault={faults[nth]}
            onChange={({ target }) => onChange(slots.with(nth, target.value))}
          />
          {slots.length > 1 && (
            <button
              type="button"
              aria-label={t('Remove time {place, number}', { place: nth + 1 })}
              onClick={() => onChange(slots.toSpliced(nth, 1))}
              className="btn btn-ghost mt-6.5 px-2"
            >
              <Icon name="cross" />
            </button>
          )}
        </div>
      ))}
      <TimeZone />
      {slots.length < MOST_SLOTS && (
        <button
          type="button"
          onClick={() => onChange([...slots, inDays(slots.length + 1)])}
          className="btn btn-outline btn-sm justify-self-start"
        >
          {t('Add another time')}
        </button>
      )}
    </fieldset>
  );
}
