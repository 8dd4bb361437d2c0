import type { ListingCheckCode, ListingFinding } from '#contract/listing-checks.ts';
import { MOST_RISK } from '#contract/listing-checks.ts';
import { inLanguage } from '#language/current.ts';
import { SOURCE } from '#language/languages.ts';
import { factsContradict, frameElsewhere, frameUnlikely, odometerLower, priceFarBelow } from './facts.ts';
import type { Check, CheckedListing } from './listing.ts';
import { paysElsewhere } from './payments.ts';
import { manyAtOnce, photoElsewhere, reported, sharedDevice, textCopied } from './people.ts';
import { contactInText, notABike } from './words.ts';

export type { CheckedListing } from './listing.ts';

const CHECKS: Record<ListingCheckCode, Check> = {
  'price-far-below': priceFarBelow,
  'photo-elsewhere': photoElsewhere,
  'text-copied': textCopied,
  'contact-in-text': contactInText,
  'pays-elsewhere': paysElsewhere,
  'many-at-once': manyAtOnce,
  'odometer-lower': odometerLower,
  'frame-elsewhere': frameElsewhere,
  'frame-unlikely': frameUnlikely,
  'facts-contradict': factsContradict,
  'not-a-bike': notABike,
  'shared-device': sharedDevice,
  reported,
};

const LONGEST_WORDS = 200;

/** The heaviest first, in the language of texts, as they are stored. */
export const findingsOf = (listing: CheckedListing) => inLanguage(SOURCE, () => findingsIn(listing));

function findingsIn(listing: CheckedListing): ListingFinding[] {
  return Object.entries(CHECKS)
    .flatMap(([code, check]) => {
      const found = check(listing);
      return found
        ? [{ code: code as ListingCheckCode, ...found, words: found.words.slice(0, LONGEST_WORDS).toWellFormed() }]
        : [];
    })
    .sort((one, other) => other.points - one.points);
}

/** Without what an admin approved: only a finding that has grown since counts. */
export function scoreOf(findings: ListingFinding[], accepted: Partial<Record<ListingCheckCode, number>> = {}) {
  const open = findings.filter(({ code, points }) => points > (accepted[code] ?? 0));
  return Math.min(
    MOST_RISK,
    open.reduce((sum, { points }) => sum + points, 0),
  );
}
