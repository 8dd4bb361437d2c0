import { inWords } from '#contract/bike-words.ts';
import type { BodyType } from '#contract/models.ts';
import { message, t } from '#language/t.ts';
import { kilometresText } from './labels.ts';
import type { Meaning } from './meaning.ts';
import { type Sentence, take, wordsBetween } from './words.ts';

const BODIES: Record<BodyType, string> = {
  commuter: 'commuters?',
  sport: String.raw`sports?\s*bikes?|sports|super\s?sports?|super\s?bikes?|sport(?=\s*(?:motor|$))`,
  naked: String.raw`naked|street\s?fighters?|roadsters?`,
  cruiser: 'cruisers?',
  scooter: String.raw`scooters?|scooty|scooties|scootys|(?:xe\s+)?tay\s+ga|xe\s+ga`,
  adventure: String.raw`adventures?|adv|dual[\s-]?sports?`,
  tourer: String.raw`tourers?|touring|sports?[\s-]tour(?:ers?|ing)`,
  'off-road': String.raw`off[\s-]?road(?:ers?)?|dirt\s?bikes?|enduros?|moto\s?cross|trail\s?bikes?`,
  moped: 'mopeds?',
  classic: String.raw`(?:classics?|vintage|retro)(?:\s+(?:bikes?|motor\w*))?`,
};

const OWNERS = [
  String.raw`(?:first|1st|single|one|1)[\s-]*(?:owner|hand|owned)`,
  String.raw`(?:second|2nd|two|2)[\s-]*owners?`,
  String.raw`(?:third|3rd|three|3)[\s-]*owners?`,
  String.raw`(?:fourth|4th|four|4)[\s-]*owners?`,
];
const OWNER_TEXTS = {
  '1': message('First owner'),
  '2': message('Second owner'),
  '3': message('Third owner'),
  '4': message('Fourth owner or more'),
};

const CONDITIONS = {
  Excellent: String.raw`(?:excellent|mint|perfect|like new)(?:\s+conditions?)?`,
  Good: String.raw`good\s+conditions?`,
  Fair: String.raw`(?:fair|average|ok(?:ay)?)\s+conditions?`,
} as const;

/** `mileage` alone means fuel economy to many buyers. */
const LITTLE_DRIVEN = String.raw`(?:very\s+)?(?:low|lower|lowest|less|least|few|fewer)\s+(?:mileage|miles|kms?|kilomet(?:er|re)s?|run|running|driven|ridden|used|usage)|(?:hardly|barely|rarely|little|not\s+much|sparingly)\s+(?:used|ridden|driven|run)`;
const LITTLE_KILOMETRES = 20_000;

const VERIFIED = String.raw`verified(?:\s+(?:sellers?|dealers?))?`;

const CONDITION_TEXTS = {
  Excellent: message('Excellent condition'),
  Good: message('Good condition'),
  Fair: message('Fair condition'),
};

export const bodyText = (body: BodyType) => inWords('bodyType', body);
export const conditionText = (condition: keyof typeof CONDITION_TEXTS) => t(CONDITION_TEXTS[condition]);
export const ownersText = (owners: keyof typeof OWNER_TEXTS) => t(OWNER_TEXTS[owners]);
export const verifiedText = () => t('Verified sellers');

type UnplacedMeaning = Omit<Meaning, 'words'>;
type Row = [pattern: string, said: () => UnplacedMeaning];

const before: Row[] = [
  ...OWNERS.map((pattern, index): Row => {
    const owners = String(index + 1) as keyof typeof OWNER_TEXTS;
    return [pattern, () => ({ kind: 'owners', text: ownersText(owners), filters: { owners: [owners] } })];
  }),
  ...Object.entries(CONDITIONS).map(([name, pattern]): Row => {
    const condition = name as keyof typeof CONDITIONS;
    return [
      pattern,
      () => ({ kind: 'condition', text: conditionText(condition), filters: { condition: [condition] } }),
    ];
  }),
  [
    LITTLE_DRIVEN,
    () => ({
      kind: 'kilometres',
      text: kilometresText(undefined, LITTLE_KILOMETRES),
      filters: { maxKm: LITTLE_KILOMETRES },
    }),
  ],
  [VERIFIED, () => ({ kind: 'verified', text: verifiedText(), filters: { verified: 'yes' } })],
];

const after = Object.entries(BODIES).map(([name, pattern]): Row => {
  const body = name as BodyType;
  return [pattern, () => ({ kind: 'body', text: bodyText(body), filters: { body: [body] } })];
});

const allBodies = new RegExp(`^(?:${Object.values(BODIES).join('|')})$`, 'i');

const compiled = (rows: Row[]) =>
  rows.map(([pattern, said]) => ({
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'giu'),
    said,
  }));
const [compiledBefore, compiledAfter] = [compiled(before), compiled(after)];

const bodyPatterns = Object.entries(BODIES).map(
  ([body, pattern]) => [body as BodyType, new RegExp(`^(?:${pattern})$`, 'i')] as const,
);

export const bodyCalled = (text: string): BodyType | undefined =>
  bodyPatterns.find(([, pattern]) => pattern.test(text))?.[0];

export const isBody = (word: string): boolean => allBodies.test(word);

export const traitsIn = (sentence: Sentence): Meaning[] => read(sentence, compiledBefore);

/** Runs after models, whose names contain such words. */
export const bodiesIn = (sentence: Sentence): Meaning[] => read(sentence, compiledAfter);

function read(sentence: Sentence, rows: typeof compiledBefore): Meaning[] {
  return rows.flatMap(({ pattern, said }) =>
    [...sentence.text.matchAll(pattern)].flatMap((found) => {
      const words = wordsBetween(sentence, found.index, found.index + found[0].length);
      if (!words?.length) return [];
      take(words);
      return [{ ...said(), words }];
    }),
  );
}
