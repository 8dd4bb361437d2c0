interface Noun {
  one: string;
  many: string;
}

interface Seen {
  length: number;
  more: boolean;
  search: string;
}

export function listCount({ one, many }: Noun, { length, more, search }: Seen) {
  const noun = length === 1 ? one : many;
  const matching = search && ` ${length === 1 ? 'matches' : 'match'} “${search}”`;
  if (!length) return `No ${one}${search && ` matches “${search}”`}`;
  return more ? `The first ${length} ${many}${search && ` that match “${search}”`}` : `${length} ${noun}${matching}`;
}
