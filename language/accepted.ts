import { type Language, OFFERED, SOURCE } from './languages.ts';

const LONGEST = 200;

/** The offered language that an `Accept-Language` header prefers: `bn-BD, en;q=0.8`. English without any. */
export function acceptedLanguage(header = '', offered = OFFERED): Language {
  const wishes = header.slice(0, LONGEST).split(',').map(wish);
  const known = wishes.flatMap(({ name, weight }) => {
    const language = offered.find((one) => one === name);
    return language && weight > 0 ? [{ language, weight }] : [];
  });
  return known.sort((a, b) => b.weight - a.weight)[0]?.language ?? SOURCE;
}

function wish(text: string) {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((part) => part.startsWith('q='))?.slice(2) ?? '1';
  return { name: tag.split('-', 1)[0]?.toLowerCase(), weight: Number(weight) };
}
