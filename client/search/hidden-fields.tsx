import type { SearchAddress } from '#contract/search.ts';

/** Everything that a form leaves as it is. */
export function HiddenFields({ of: address }: { of: SearchAddress }) {
  return Object.entries(address).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
