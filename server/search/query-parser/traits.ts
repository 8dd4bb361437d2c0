import type { BodyType } from '#contract/models.ts';
import type { Filters } from '../filters.ts';
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
const OWNER_TEXTS = { '1': 'First owner', '2': 'Second owner', '3': 'Third owner', '4': 'Fourth owner or more' };

const CONDITIONS = {
  Excellent: String.raw`(?:excellent|mint|perfect|like new)(?:\s+conditions?)?`,
  Good: String.raw`good\s+conditions?`,
  Fair: String.raw`(?:fair|average|ok(?:ay)?)\s+conditions?`,
} as const;

/** `mileage` alone means fuel economy to many buyers. */
const LITTLE_DRIVEN = String.raw`(?:very\s+)?(?:low|lower|lowest|less|least|few|fewer)\s+(?:mileage|miles|kms?|kilomet(?:er|re)s?|run|running|driven|ridden|used|usage)|(?:hardly|barely|rarely|little|not\s+much|sparingly)\s+(?:used|ridden|driven|run)`;
const LITTLE_KILOMETRES = 20_000;

const VERIFIED = String.raw`verified(?:\s+(?:sellers?|dealers?))?`;

export const bodyText = (body: string) => body.charAt(0).toUpperCase() + body.slice(1);
export const conditionText = (condition: string) => `${condition} condition`;
export const ownersText = (owners: keyof typeof OWNER_TEXTS) => OWNER_TEXTS[owners];
export const VERIFIED_TEXT = 'Verified sellers';

type UnplacedMeaning = Omit<Meaning, 'words'>;

const before: [pattern: string, said: UnplacedMeaning][] = [
  ...OWNERS.map((pattern, index): [string, UnplacedMeaning] => {
    const owners = String(index + 1) as keyof typeof OWNER_TEXTS;
    return [pattern, { kind: 'owners', text: ownersText(owners), filters: { owners: [owners] } }];
  }),
  ...Object.entries(CONDITIONS).map(([condition, pattern]): [string, UnplacedMeaning] => {
    const filters = { condition: [condition] } as Filters;
    return [pattern, { kind: 'condition', text: conditionText(condition), filters }];
  }),
  [
    LITTLE_DRIVEN,
    {
      kind: 'kilometres',
      text: `Up to ${LITTLE_KILOMETRES.toLocaleString('en-US')} km`,
      filters: { maxKm: LITTLE_KILOMETRES },
    },
  ],
  [VERIFIED, { kind: 'verified', text: VERIFIED_TEXT, filters: { verified: 'yes' } }],
];

const after = Object.entries(BODIES).map(([body, pattern]): [string, UnplacedMeaning] => [
  pattern,
  { kind: 'body', text: bodyText(body), filters: { body: [body as BodyType] } },
]);

const allBodies = new RegExp(`^(?:${Object.values(BODIES).join('|')})$`, 'i');

const compiled = (rows: [string, UnplacedMeaning][]) =>
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
      return [{ ...said, words }];
    }),
  );
}
