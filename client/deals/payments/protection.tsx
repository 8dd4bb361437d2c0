import { Icon } from '#client/ui/icon.tsx';
import type { DealSettings } from '#contract/deal-settings.ts';

export function Protection({ settings: { lateHours, decisionDays } }: { settings: DealSettings }) {
  const lines = [
    'We hold your payment until you have the keys.',
    lateHours
      ? `Full refund if the seller pulls out, or if you cancel at least ${hours(lateHours)} before the meeting.`
      : 'Full refund if the seller pulls out, or if you cancel before the meeting.',
    `If you two disagree, one of our admins looks at both sides and decides within ${decisionDays} days.`,
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

const hours = (count: number) => (count === 1 ? 'an hour' : `${count} hours`);
