import { PAGE_SIZE } from '#contract/pagination.ts';

/** A full page may have others behind it, so its count gets a plus. */
export function pluralize(count: number, { one, many }: { one: string; many: string }) {
  if (count >= PAGE_SIZE) return `${PAGE_SIZE} or more ${many}`;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
