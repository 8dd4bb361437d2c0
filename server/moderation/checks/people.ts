import type { CheckedListing, Finding } from './listing.ts';

/** Pictures of one model on plain ground resemble each other, so a photo alone withholds nothing. */
const OF_ONE_SELLER = 45;
/** Pictures from makers and shops are used by many. */
const OF_MANY = 20;
const MANY_SELLERS = 3;

export function photoElsewhere({ photo }: CheckedListing): Finding | undefined {
  if (!photo) return;
  const { otherId, sellers } = photo;
  if (sellers >= MANY_SELLERS)
    return { points: OF_MANY, words: `${sellers} other sellers use one of its photos`, otherId };
  return {
    points: OF_ONE_SELLER,
    words: 'One of its photos is that of a bike that somebody else listed before',
    otherId,
  };
}

const SAME_TEXT = { from: 0.75, points: 45 };
/** Of real texts by different people one in a hundred pairs is as similar; of copies with some words changed nearly all are. */
const SIMILAR_TEXT = { from: 0.45, points: 30 };

export function textCopied({ text }: CheckedListing): Finding | undefined {
  const found = [SAME_TEXT, SIMILAR_TEXT].find(({ from }) => text && text.similarity >= from);
  if (!found || !text) return;
  const percent = Math.round(text.similarity * 100);
  return {
    points: found.points,
    words: `${percent} % of its text is that of a bike that somebody else listed before`,
    otherId: text.otherId,
  };
}

const NEW_ACCOUNT_DAYS = 7;
const MANY_BIKES = 8;
const HASTE = 35;

export function manyAtOnce({ seller: { isVerified, ageDays, listedToday } }: CheckedListing): Finding | undefined {
  if (isVerified || ageDays > NEW_ACCOUNT_DAYS || listedToday < MANY_BIKES) return;
  return { points: HASTE, words: `${listedToday} bikes within a day from an account of ${Math.round(ageDays)} days` };
}

/** Families and mobile networks share an address, so neither is enough by itself. */
const SHARED = { address: 10, device: 20 };

export function sharedDevice({ seller: { sharedWithBuyer } }: CheckedListing): Finding | undefined {
  if (!sharedWithBuyer) return;
  const what = sharedWithBuyer === 'device' ? 'the address and browser' : 'the address';
  return { points: SHARED[sharedWithBuyer], words: `A recent buyer of theirs logs in from ${what} of the seller` };
}

const BY_REPORTER = 15;
const BY_ALL_REPORTERS = 60;

export function reported({ reporters }: CheckedListing): Finding | undefined {
  if (reporters)
    return {
      points: Math.min(BY_ALL_REPORTERS, reporters * BY_REPORTER),
      words: reporters === 1 ? 'One person reported it' : `${reporters} people reported it`,
    };
}
