import { v7 as newId } from 'uuid';
import { type AdminCategory, type Category, MOST_COUNTED, type NewCategory } from '#contract/categories.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { t } from '#language/t.ts';
import { cacheTags, indexChanged } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { conflict, type HttpError, invalid, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './queries.ts';

export async function listCategories(db: Db): Promise<Tagged<Category[]>> {
  return new Tagged([...(await queries.categories(db))], cacheTags.everything);
}

export async function categoryByBrand(db: Db, brandName: string): Promise<Category | undefined> {
  const [category] = await queries.categoryByBrand(db, brandName);
  return category;
}

export async function listAllCategories(db: Db): Promise<AdminCategory[]> {
  const categories = await queries.allCategories(db);
  const ids = categories.map(({ _id }) => _id);
  const counts = ids.length ? await queries.onSale(db, ids, MOST_COUNTED) : [];
  const onSale = new Map(counts.map(({ id, count }) => [id, count]));
  return categories.map((category) => ({ ...category, onSale: onSale.get(category._id) ?? 0 }));
}

export async function addCategory(market: AppContext, admin: Viewer, category: NewCategory): Promise<string> {
  const id = newId();
  const { brandName } = category;
  await decide(market, { admin, action: 'add-brand', subject: `brand ${id}` }, async (db) => {
    const { count } = await queries.insert(db, { id, brandName, ...pictureOf(admin, category) });
    if (count === 0) throw await refusal(db, brandName);
    return count;
  });
  return id;
}

export async function changeCategory(market: AppContext, admin: Viewer, id: string, category: NewCategory) {
  const { brandName } = category;
  return decide(market, { admin, action: 'change-brand', subject: `brand ${id}` }, async (db) => {
    const { count } = await queries.change(db, { id, brandName, ...pictureOf(admin, category) });
    if (count > 0) return count;
    const [known] = await queries.byId(db, id);
    throw known ? await refusal(db, brandName, id) : notFound('brand');
  });
}

export async function orderCategories(market: AppContext, admin: Viewer, ids: string[]) {
  return decide(market, { admin, action: 'order-brands', subject: 'brands' }, async (db) => {
    const { count } = await queries.order(db, ids);
    if (count > 0) return count;
    throw conflict('changed-meanwhile', t('The brands were changed meanwhile. Please look at them again.'));
  });
}

export async function retireCategory(market: AppContext, admin: Viewer, id: string, isRetired: boolean) {
  const action = isRetired ? 'retire-brand' : 'bring-back-brand';
  return decide(market, { admin, action, subject: `brand ${id}` }, async (db) => {
    const { count } = await (isRetired ? queries.retire : queries.bringBack)(db, id);
    if (count > 0) return count;
    const [known] = await queries.byId(db, id);
    if (!known) throw notFound('brand');
    const [last, another] = await queries.categories(db);
    if (isRetired && last?._id === id && !another)
      throw conflict('last-brand', t('This is the only brand on the market: add or bring back another one first.'));
    return 0;
  });
}

interface Decision {
  admin: Viewer;
  action: string;
  subject: string;
}

async function decide(
  { sql, auditor }: AppContext,
  { admin, action, subject }: Decision,
  change: (db: Db) => Promise<number>,
): Promise<number> {
  return sql.begin(async (db) => {
    await queries.lock(db);
    const count = await change(db);
    const note = { actor: 'admin' as const, actorId: admin.id, action, subject };
    if (count > 0) await Promise.all([auditor.note(db, note), indexChanged(db)]);
    return count;
  });
}

function pictureOf(admin: Viewer, { photo, picture = '' }: NewCategory): queries.Picture {
  return { uploaderId: admin.id, photoName: photo, picture: photo ? photoAddress(photo) : picture };
}

async function refusal(db: Db, brandName: string, id?: string): Promise<HttpError> {
  const [bearer] = await queries.bearing(db, brandName);
  if (bearer && bearer.id !== id)
    return conflict('brand-exists', t('{brandName} is among the brands already.', { brandName }));
  return invalid('photo', t('This photo is no longer there. Please upload it again.'));
}
