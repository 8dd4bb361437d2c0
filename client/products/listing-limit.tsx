import { useQuery } from '@tanstack/react-query';
import { query, refresh } from '#client/api/query-client.ts';
import { readListingLimit } from '#contract/listing-limit.ts';
import { listSellerProducts } from '#contract/products.ts';
import { t } from '#language/t.ts';

export const listingLimit = query(readListingLimit, {});

export function ListingLimit({ className = '' }: { className?: string }) {
  const { data } = useQuery(listingLimit);
  if (!data) return null;
  const { listed, most, verifiedMost } = data;
  return (
    <p className={`text-sm text-quiet ${className}`}>
      {t('{listed, number} of {most, plural, one {# bike} other {# bikes}} listed.', { listed, most })}
      {listed >= most && ` ${t('Remove or sell one to list another.')}`}
      {verifiedMost !== undefined && ` ${t('Verified sellers can list more.')}`}
    </p>
  );
}

/** Refetches the seller's bikes and the remaining limit. */
export async function refreshOwnProducts() {
  await Promise.all([refresh(listSellerProducts), refresh(readListingLimit)]);
}
