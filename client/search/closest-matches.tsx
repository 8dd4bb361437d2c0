import { rich } from '#client/ui/rich.ts';
import type { Chip } from '#contract/search.ts';
import { formatList } from '#language/lists-and-names.ts';

export function ClosestMatches({ chips }: { chips: Chip[] }) {
  const names = chips.filter(({ optional }) => optional).map(({ text }) => text);
  if (!names.length) return;
  return (
    <p className="wrap-anywhere">
      {rich('No bike matches everything. These are the closest, without <strong>{filters}</strong>.', {
        filters: formatList(names),
        strong: (words) => <strong>{words}</strong>,
      })}
    </p>
  );
}
