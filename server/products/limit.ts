import { type ListingLimit, type ListingSettings, listingLimit } from '#contract/listing-limit.ts';
import { t } from '#language/t.ts';
import type { Db } from '../database/connect.ts';
import { conflict } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './limit-queries.ts';

export async function readListingLimit(
  db: Db,
  { id }: Pick<Viewer, 'id'>,
  limits: ListingSettings,
): Promise<ListingLimit> {
  const [{ listed, ...standing } = { listed: 0, verified: false, deals: 0, months: 0 }] = await queries.standingOf(
    db,
    id,
  );
  const most = listingLimit(standing, limits);
  const more = standing.verified ? undefined : Math.max(limits.verified, most);
  return { listed, most, ...(more !== undefined && more > most && { verifiedMost: more }) };
}

export async function limitReached(db: Db, seller: Pick<Viewer, 'id'>, limits: ListingSettings) {
  return conflict('listing-limit', limitInWords(await readListingLimit(db, seller, limits)));
}

export function limitInWords({ listed, most, verifiedMost }: ListingLimit) {
  const reached = t('You have {listed, number} of {most, number} bikes on sale.', { listed, most });
  const more = verifiedMost
    ? t(
        'To list another, remove or sell one, or wait: each completed deal and each month adds more, and verified sellers can list up to {verifiedMost, number}.',
        { verifiedMost },
      )
    : t('To list another, remove or sell one.');
  return `${reached} ${more}`;
}
