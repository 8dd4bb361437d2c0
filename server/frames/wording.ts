import type { FrameFinding, FrameFindingCode } from '#contract/frame-check.ts';
import { formatDate } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { placeById } from '../geography/geography.ts';
import type { Finding } from './findings.ts';

export type Reader = 'seller' | 'buyer' | 'admin';

const month = (at: Date) => formatDate(at, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = (at: Date) => formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' });
const towns = (ids: number[] = []) => ids.flatMap((id) => placeById(id)?.name ?? []);

const NOBODY_SAID = { said: 0, stated: 0, at: new Date(0) };

/** A seller learns no figure of another's listing. */
const WORDS: Record<FrameFindingCode, Record<Reader, (finding: Finding & typeof NOBODY_SAID) => string>> = {
  'odometer-lower': {
    seller: () => t('An earlier record of this frame number has more kilometres. Please check the odometer.'),
    buyer: ({ said, at }) =>
      t('A record of this frame number from {month} says {said, number} km.', { month: month(at), said }),
    admin: ({ said, at, stated }) =>
      t('Odometer: {said, number} km on {day}, {stated, number} km now.', { said, day: day(at), stated }),
  },
  'owners-fewer': {
    seller: () => t('An earlier record of this frame number has more owners. Please count them again.'),
    buyer: ({ said, at }) =>
      t('A record of this frame number from {month} says {said, plural, one {# owner} other {# owners}}.', {
        month: month(at),
        said,
      }),
    admin: ({ said, at, stated }) => t('Owners: {said} on {day}, {stated} now.', { said, day: day(at), stated }),
  },
  'year-differs': {
    seller: ({ said }) => t('The frame number says model year {said}. Please compare it with the papers.', { said }),
    buyer: ({ said }) => t('The frame number says model year {said}.', { said }),
    admin: ({ said, stated }) => t('Model year: {said} by the frame number, {stated} stated.', { said, stated }),
  },
  'check-digit-wrong': {
    seller: () =>
      t('A character of this frame number is wrong: its check digit does not fit. Please compare each one.'),
    buyer: () => t('The frame number that the seller gave is not a valid one. Compare frame and papers.'),
    admin: () => t('The check digit of the frame number is wrong.'),
  },
  'on-sale-elsewhere': {
    seller: () => t('This frame number is on sale elsewhere.'),
    buyer: () => t('Another listing has the same frame number. Compare frame and papers.'),
    admin: ({ placeIds }) => {
      const names = towns(placeIds);
      return names.length
        ? t('On sale by somebody else too: {towns}.', { towns: names.join(', ') })
        : t('On sale by somebody else too.');
    },
  },
  'on-sale-already': {
    seller: () => t('You have this frame number on sale already.'),
    buyer: () => t('Its seller has the same frame number on sale twice.'),
    admin: () => t('Its seller has the frame number on sale twice.'),
  },
};

export const inWords = (findings: Finding[], reader: Reader): FrameFinding[] =>
  findings.map((finding) => ({
    code: finding.code,
    words: WORDS[finding.code][reader]({ ...NOBODY_SAID, ...finding }),
  }));
