import type { ChosenPhoto } from '#contract/photos.ts';

interface Pictured {
  photos: ChosenPhoto[];
}

export function photoDifference(before: Pictured, after: Pictured): [before: string, after: string] {
  const [old, now] = [before.photos, after.photos];
  const common = old.filter(({ name }) => has(now, name));
  const still = now.filter(({ name }) => has(old, name));
  const what = [
    phrase(now.length - still.length, 'added'),
    phrase(old.length - common.length, 'removed'),
    old[0] && now[0] && old[0].name !== now[0].name && 'another cover',
    common.some(({ name }, place) => name !== still[place]?.name) && 'in another order',
    common.some(({ name, alt }) => still.find((photo) => photo.name === name)?.alt !== alt) && 'described anew',
  ].filter(Boolean);
  return [counted(old), [counted(now), ...what].join(', ')];
}

const has = (photos: ChosenPhoto[], name: string) => photos.some((photo) => photo.name === name);
const phrase = (count: number, what: string) => count > 0 && `${count} ${what}`;
const counted = ({ length }: ChosenPhoto[]) => (length === 1 ? '1 photo' : `${length || 'no'} photos`);
