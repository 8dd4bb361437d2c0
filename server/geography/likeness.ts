import { editsBetween } from '../text/spell-checker.ts';
import type { Town } from './gazetteer.ts';
import { placeNames } from './place-names.ts';

const SHORTEST = 5;
const LONG = 10;
/** Where sellers are. Elsewhere only a large town is meant by what is not quite its name. */
const AT_HOME = new Set(['IN', 'PK', 'BD', 'LK', 'NP', 'BT', 'MV', 'AF', 'MM', 'VN']);
const LARGE = 1000;

let bySound: Map<string, string[]> | undefined;

/** Towns whose names are nearly what was written: the nearest, then the largest first. */
export function townsLike(key: string): Town[] {
  if (key.length < SHORTEST || /\d/.test(key)) return [];
  const near = [...new Set(forms(soundOf(key)).flatMap((form) => namesBySound().get(form) ?? []))]
    .filter((name) => name[0] === key[0])
    .map((name) => ({ name, edits: editsBetween(key, name) }))
    .filter(({ edits }) => edits <= (key.length < LONG ? 1 : 2));
  const least = Math.min(...near.map(({ edits }) => edits));
  return near
    .filter(({ edits }) => edits === least)
    .flatMap(({ name }) => placeNames().towns.get(name) ?? [])
    .filter(({ place, population }) => AT_HOME.has(place.country) || population >= LARGE)
    .sort((a, b) => b.population - a.population);
}

function namesBySound(): Map<string, string[]> {
  if (bySound) return bySound;
  bySound = new Map();
  for (const name of placeNames().towns.keys())
    for (const form of forms(soundOf(name))) {
      const same = bySound.get(form);
      if (same) same.push(name);
      else bySound.set(form, [name]);
    }
  return bySound;
}

/** How a name sounds without its vowels, which are written in many ways: `hissar` and `hisar` are hsr. */
function soundOf(key: string): string {
  return (
    (key[0] ?? '') +
    key
      .slice(1)
      .replace(/[aeiouyh]/g, '')
      .replace(/[cq]/g, 'k')
      .replace(/w/g, 'v')
      .replace(/(.)\1+/g, '$1')
  );
}

/** A sound, and it without one of its consonants. */
function forms(sound: string): string[] {
  if (sound.length < SHORTEST - 1) return [sound];
  return [sound, ...new Set(Array.from(sound.slice(1), (_, at) => sound.slice(0, at + 1) + sound.slice(at + 2)))];
}
