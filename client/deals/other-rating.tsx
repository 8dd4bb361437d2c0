import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { MeanRating } from '#client/ratings/stars.tsx';
import type { Deal } from '#contract/deals.ts';
import { readDealRatings } from '#contract/ratings.ts';

/** How others rate the person on the other side of the deal. */
export function OtherRating({ deal: { _id: id, as } }: { deal: Deal }) {
  const { data } = useQuery({ ...query(readDealRatings, { params: { id } }), enabled: as !== 'admin' });
  return (
    data?.other && (
      <p className="text-sm">
        <MeanRating of={data.other} />
      </p>
    )
  );
}
