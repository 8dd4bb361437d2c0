import { CONTACTS_A_DAY, type Contact } from '#contract/contacts.ts';
import { t } from '#language/t.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { conflict, HttpError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { productAt } from '../products.ts';
import * as queries from './queries.ts';

/** One bike at a time and counted, against harvesting. */
export async function readContact(sql: Sql, viewer: Viewer, productId: string): Promise<Contact> {
  const { sellerId, sellerEmail, phone, status } = await productAt(sql, productId);
  const isFree = viewer.id === sellerId || viewer.role === 'admin';
  if (!isFree && status === 'sold')
    throw conflict('not-available', t('This bike is sold. Its buyer finds the seller’s contacts in the deal.'));
  if (!isFree && !(await queries.count(sql, viewer.id, sellerId, CONTACTS_A_DAY)).count) throw tooMany();
  return { sellerEmail, sellerPhone: phone };
}

export async function forgetContactsOf(db: Db, personId: string) {
  await queries.forget(db, personId);
}

const tooMany = () =>
  new HttpError(
    429,
    t('Too many contacts'),
    'too-many-requests',
    t(
      'You have seen the contacts of {most, plural, one {# seller} other {# sellers}} today. You can see others tomorrow.',
      { most: CONTACTS_A_DAY },
    ),
  );
