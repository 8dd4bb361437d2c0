import { useQuery } from '@tanstack/react-query';
import { query, refresh } from '#client/api/query-client.ts';
import { inThousands } from '#contract/format.ts';
import { readListingLimit } from '#contract/listing-limit.ts';
import { listSellerProducts } from '#contract/products.ts';

/** How many bikes of how many are on sale, as soon as that is known. */
export function ListingLimit({ className = '' }: { className?: string }) {
  const { data } = useQuery(query(readListingLimit, {}));
  if (!data) return null;
  const { listed, most, verifiedMost } = data;
  return (
    <p className={`text-sm text-quiet ${className}`}>
      {inThousands(listed)} of {inThousands(most)} bikes listed.
      {listed >= most && ' Remove or sell one to list another.'}
      {verifiedMost !== undefined && ' Verified sellers can list more.'}
    </p>
  );
}

/** A seller's own bikes have changed: they are read again, and how many more there can be. */
export async function refreshOwnProducts() {
  await Promise.all([refresh(listSellerProducts), refresh(readListingLimit)]);
}
