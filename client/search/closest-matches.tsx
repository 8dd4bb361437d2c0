import type { Chip } from '#contract/search.ts';

export function ClosestMatches({ chips }: { chips: Chip[] }) {
  const names = chips.filter(({ optional }) => optional).map(({ text }) => text);
  if (!names.length) return;
  const list = new Intl.ListFormat('en').format(names);
  return (
    <p className="wrap-anywhere">
      No bike matches everything. These are the closest, without <strong>{list}</strong>.
    </p>
  );
}
