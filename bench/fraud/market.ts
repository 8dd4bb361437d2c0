import { v7 as newId } from 'uuid';
import type { ImportedProduct } from '#contract/products.ts';
import type { Sql } from '#server/database/connect.ts';
import type { Framed } from '#server/frames/frames.ts';
import { listProducts } from '#server/products/products.ts';
import { type Account, chance } from './honest.ts';

interface Listing {
  id: string;
  product: Framed<ImportedProduct>;
  seller: Account;
}

const DAY_MS = 86_400_000;
const LONGEST_ON_SALE_DAYS = 90;
/** Dealers' bikes come in lots. */
const IN_A_LOT = 20;

/** Each seller's in lots; in the past: within the age of their account. */
export async function list(sql: Sql, listings: readonly Listing[], when: 'now' | 'in the past' = 'now') {
  const brands = [...new Set(listings.map(({ product }) => product.categoryName.toUpperCase()))];
  await sql`
    insert into categories ${sql(brands.map((brand) => ({ id: newId(), brand_name: brand, picture: '/brand.webp', position: 99 })))}
    on conflict do nothing`;
  for (const [seller, own] of Map.groupBy(listings, (listing) => listing.seller)) {
    await open(sql, seller);
    for (let at = 0; at < own.length; at += IN_A_LOT) {
      const products = own.slice(at, at + IN_A_LOT).map(({ id, product }) => ({ ...product, id }));
      const days = Math.min(seller.ageDays, LONGEST_ON_SALE_DAYS) * chance('listed', seller.ageDays, at);
      const listedAt = new Date(Date.now() - (when === 'now' ? 0 : days * DAY_MS));
      await sql.begin((db) => listProducts(db, seller.id, products, { listedAt }));
    }
  }
}

const open = (sql: Sql, { id, ageDays }: Account) => sql`
  insert into users (id, issuer, subject, email, name, role, created_at)
  values (${id}, 'bench', ${id}, ${`${id}@example.test`}, 'Seller', 'seller', now() - make_interval(secs => ${ageDays * 86_400}))
  on conflict do nothing`;
