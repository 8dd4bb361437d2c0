import { type BikeField, type Field, ofEachField, type ValueOf } from '#contract/bike-fields.ts';
import { inWords } from '#contract/bike-words.ts';
import { t } from '#language/t.ts';
import { normalize } from '../../text/normalize.ts';
import { BIKE_COLUMNS } from '../bike-columns.ts';
import { oneLine } from '../wording.ts';
import { readBody } from './body.ts';
import { readCondition } from './condition.ts';
import { readDistance } from './distance.ts';
import { readEngine } from './engine.ts';
import { numberIn } from './number.ts';
import { readOwners } from './owners.ts';
import { quoted, type Reader, saying } from './reading.ts';
import { readYear } from './year.ts';

const OWN: Partial<Record<BikeField, Reader<string | number>>> = {
  modelYear: readYear,
  kilometres: readDistance,
  engineCc: readEngine,
  bodyType: readBody,
  condition: readCondition,
  owners: readOwners,
};

function plainReader(name: BikeField, field: Field): Reader<string | number> {
  if (field.kind === 'line') return readLine;
  return field.kind === 'choice' ? choiceReader(name, field) : wholeReader(field);
}

const readLine: Reader<string> = (written) => (/\p{L}/u.test(written) ? { value: oneLine(written) } : undefined);

function wholeReader(field: Exclude<Field, { kind: 'line' | 'choice' }>): Reader<number> {
  const { label, unit, least, most } = { unit: undefined, least: 0, most: 9999, ...field };
  return (written) => {
    if (!saying(written)) return undefined;
    const found = numberIn(written);
    const isPlain = found && [...found.before, ...found.after].every((word) => word === unit?.name);
    const value = isPlain ? Math.round(found.number) : Number.NaN;
    if (value >= least && value <= most) return { value, ...(value !== found?.number && { corrected: true }) };
    return {
      fault: t('{written} is not what “{field}” can be, so it is left out', {
        written: quoted(written),
        field: t(label),
      }),
    };
  };
}

const wordsIn = (text: string) =>
  ` ${
    normalize(text)
      .match(/[\p{L}\p{M}\p{N}+]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The longest matching word wins. */
function choiceReader(name: BikeField, { label, values }: Field & { kind: 'choice' }): Reader<string> {
  const { words: synonyms = {} } = BIKE_COLUMNS[name];
  const words = values
    .flatMap((value) =>
      [value, ...(synonyms[value]?.split(', ') ?? [])].map((word) => ({ value, word: wordsIn(word) })),
    )
    .sort((one, other) => other.word.length - one.word.length);
  return (written) => {
    const text = wordsIn(written);
    const says = saying(written) !== undefined;
    const found = words.find(({ word }) => (says ? text.includes(word) : text === word));
    if (found) return { value: found.value, ...(text !== wordsIn(found.value) && { corrected: true }) };
    const known = values.map((value) => inWords(name, value)).join(', ');
    return says
      ? {
          fault: t('{written} is none of what “{field}” can be: {known}', {
            written: quoted(written),
            field: t(label),
            known,
          }),
        }
      : undefined;
  };
}

export const bikeReaders = ofEachField((name, field) => OWN[name] ?? plainReader(name, field)) as {
  [N in BikeField]: Reader<ValueOf<N>>;
};
