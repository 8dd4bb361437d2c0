import { inThousands } from '#contract/format.ts';
import type { FrameFinding, FrameFindingCode } from '#contract/frame-check.ts';
import { placeById } from '../geography/geography.ts';
import type { Finding } from './findings.ts';

export type Reader = 'seller' | 'buyer' | 'admin';

const km = (count = 0) => `${inThousands(count)} km`;
const owners = (count = 0) => (count === 1 ? '1 owner' : `${count} owners`);
const month = (at?: Date) => at?.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = (at?: Date) => at?.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const towns = (ids: number[] = []) => {
  const names = ids.flatMap((id) => placeById(id)?.name ?? []);
  return names.length ? `: ${names.join(', ')}` : '';
};

/** A seller learns no figure of another's listing. */
const WORDS: Record<FrameFindingCode, Record<Reader, (finding: Finding) => string>> = {
  'odometer-lower': {
    seller: () => 'An earlier record of this frame number has more kilometres. Please check the odometer.',
    buyer: ({ said, at }) => `A record of this frame number from ${month(at)} says ${km(said)}.`,
    admin: ({ said, at, stated }) => `Odometer: ${km(said)} on ${day(at)}, ${km(stated)} now.`,
  },
  'owners-fewer': {
    seller: () => 'An earlier record of this frame number has more owners. Please count them again.',
    buyer: ({ said, at }) => `A record of this frame number from ${month(at)} says ${owners(said)}.`,
    admin: ({ said, at, stated }) => `Owners: ${said} on ${day(at)}, ${stated} now.`,
  },
  'year-differs': {
    seller: ({ said }) => `The frame number says model year ${said}. Please compare it with the papers.`,
    buyer: ({ said }) => `The frame number says model year ${said}.`,
    admin: ({ said, stated }) => `Model year: ${said} by the frame number, ${stated} stated.`,
  },
  'check-digit-wrong': {
    seller: () => 'A character of this frame number is wrong: its check digit does not fit. Please compare each one.',
    buyer: () => 'The frame number that the seller gave is not a valid one. Compare frame and papers.',
    admin: () => 'The check digit of the frame number is wrong.',
  },
  'on-sale-elsewhere': {
    seller: () => 'This frame number is on sale elsewhere.',
    buyer: () => 'Another listing has the same frame number. Compare frame and papers.',
    admin: ({ placeIds }) => `On sale by somebody else too${towns(placeIds)}.`,
  },
  'on-sale-already': {
    seller: () => 'You have this frame number on sale already.',
    buyer: () => 'Its seller has the same frame number on sale twice.',
    admin: () => 'Its seller has the frame number on sale twice.',
  },
};

export const inWords = (findings: Finding[], reader: Reader): FrameFinding[] =>
  findings.map((finding) => ({ code: finding.code, words: WORDS[finding.code][reader](finding) }));
