import { Icon } from '#client/ui/icon.tsx';
import type { DealSettings } from '#contract/deal-settings.ts';
import { t } from '#language/t.ts';

export function Protection({ settings: { lateHours, decisionDays } }: { settings: DealSettings }) {
  const lines = [
    t('We hold your payment until you have the keys.'),
    lateHours
      ? t(
          'Full refund if the seller pulls out, or if you cancel at least {hours, plural, one {an hour} other {# hours}} before the meeting.',
          { hours: lateHours },
        )
      : t('Full refund if the seller pulls out, or if you cancel before the meeting.'),
    t(
      'If you two disagree, one of our admins looks at both sides and decides within {days, plural, one {# day} other {# days}}.',
      { days: decisionDays },
    ),
  ];
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Icon name="check" className="size-5 shrink-0 text-success" />
          {line}
        </li>
      ))}
    </ul>
  );
}
