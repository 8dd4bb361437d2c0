import { PAGE_SIZE } from '#contract/page.ts';
import type { Product, WholeProduct } from '#contract/products.ts';
import type { Sql } from '../database/connect.ts';
import { gone } from '../problems.ts';
import type { Viewer } from '../viewer.ts';
import { productAt } from './products.ts';
import type { WholeRow } from './queries.ts';
import { given, show, shown } from './show.ts';
import * as queries from './similar-queries.ts';

const BIKES_BESIDE = 6;

export async function readProduct(sql: Sql, viewer: Viewer | undefined, id: string): Promise<WholeProduct> {
  return whole(sql, viewer, await visible(sql, viewer, id));
}

/** A bike's page: the bike, others that resemble it, and others of its seller. */
export async function readPage(
  sql: Sql,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ product: WholeProduct; similar: Product[]; ofSeller: Product[] }> {
  const row = await visible(sql, viewer, id);
  const [product, similar, ofSeller] = await Promise.all([
    whole(sql, viewer, row),
    queries.similar(sql, row, BIKES_BESIDE),
    queries.othersOfSeller(sql, row, BIKES_BESIDE),
  ]);
  return { product, similar: shown(viewer, similar), ofSeller: shown(viewer, ofSeller) };
}

/** What is past stays to be seen by those who dealt with it. */
async function visible(sql: Sql, viewer: Viewer | undefined, id: string) {
  const row = await productAt(sql, id, viewer?.id);
  const dealtWith = viewer && (viewer.role === 'admin' || viewer.id === row.sellerId || row.bought);
  if (row.past && !dealtWith) throw gone('bike');
  return row;
}

async function whole(sql: Sql, viewer: Viewer | undefined, row: WholeRow): Promise<WholeProduct> {
  const { photos, papers, service, revision, sellerJoinedAt, soldAt } = row;
  return {
    ...show(viewer, row),
    photos,
    papers,
    service,
    revision,
    sellerJoinedAt: sellerJoinedAt.toISOString(),
    ...given({ soldAt: soldAt?.toISOString() }),
    ...(viewer?.id === row.sellerId && { hasFrameNumber: row.frameNumber !== null }),
    ...(viewer?.role === 'admin' && { sameFrame: await sameFrame(sql, row) }),
  };
}

async function sameFrame(sql: Sql, { id, frameNumber }: WholeRow) {
  return frameNumber ? queries.withFrame(sql, { id, frameNumber }, PAGE_SIZE) : [];
}
