import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';

interface Advert {
  productName: string;
  sellerEmail: string;
  img: string;
}

export interface UntouchedBike {
  productId: string;
  seller: Viewer;
}

/** The bike of a demo advert, unless it was edited. */
export const untouched = (db: Db, { productName, sellerEmail, img }: Advert) => db<UntouchedBike[]>`
  select p.id as "productId", json_build_object('id', s.id, 'email', s.email, 'name', s.name, 'role', s.role,
    'verified', s.verified_at is not null) as seller
  from products p join users s on s.id = p.seller_id
  where s.email = ${sellerEmail} and s.removed_at is null and p.name = ${productName} and p.image_url = ${img}
    and p.status <> 'removed' and p.revision = 1`;

/** Demo notifications of the past are not mailed. */
export const mailNothing = (db: Db) => db`
  update notices set next_mail_at = null where mailed_at is null and next_mail_at is not null`;
