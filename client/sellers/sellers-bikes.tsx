import { useCallback, useId } from 'react';
import { readPublic } from '#client/api/request.ts';
import type { Rows } from '#client/navigation/page-data.ts';
import { CompactProduct } from '#client/products/compact-product.tsx';
import type { Product } from '#contract/products.ts';
import type { listSellersBikes, SellerCursors } from '#contract/sellers.ts';
import { t } from '#language/t.ts';
import { MoreLink, NewestLink } from './more-link.tsx';
import { useNextRows } from './next-rows.ts';
import { listAddress } from './seller-address.ts';

const MOST = 24;

interface SellersBikesProps {
  title: string;
  more: string;
  sellerId: string;
  which: 'on-sale' | 'sold';
  bikes: Rows<Product>;
  cursors: SellerCursors;
}

/** Nothing without bikes. */
export function SellersBikes({ title, more, sellerId, which, bikes, cursors }: SellersBikesProps) {
  const titleId = useId();
  const read = useCallback(
    (after: string, signal: AbortSignal) => {
      const input = { params: { id: sellerId }, query: { which, after, limit: String(MOST) } };
      return readPublic<typeof listSellersBikes>('/sellers/:id/bikes', input, signal);
    },
    [sellerId, which],
  );
  const list = useNextRows(bikes, read, MOST);
  const address = listAddress(sellerId, cursors, which);
  const isLater = cursors[which] !== undefined;
  if (!list.rows.length && !isLater) return;
  return (
    <section id={which} aria-labelledby={titleId} className="scroll-mt-4">
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {isLater && <NewestLink address={address} label={t('The newest ones first')} />}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
        {list.rows.map((product) => (
          <li key={product._id} className="grid">
            <CompactProduct product={product} />
          </li>
        ))}
      </ul>
      <MoreLink of={list} address={address} label={more} />
    </section>
  );
}
