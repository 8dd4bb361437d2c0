import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { isOwnPicture } from '#contract/own-picture.ts';
import { letterPhotoAddress } from '#contract/photo-address.ts';
import { pageUrl } from '#language/page-url.ts';
import { t } from '#language/t.ts';
import type { LetterBike } from '../../mail/letters.ts';
import { bikeName } from '../catalogue/catalogue.ts';
import { placeById } from '../geography/geography.ts';
import type { BikeOnSaleRow, Cover } from './mail-queries.ts';

const DRAWING = /^\/pictures\/([\w-]+)\.svg$/;

/** JPEG or PNG, as Outlook shows no WebP, and no mail program SVG; undefined: there is none. */
export function letterPicture({ photo, picture }: Cover, publicUrl: string): string | undefined {
  if (photo) return publicUrl + letterPhotoAddress(photo);
  const [, drawing] = DRAWING.exec(picture) ?? [];
  if (drawing) return `${publicUrl}/drawings/${drawing}.png`;
  return isOwnPicture(picture) && /\.(jpe?g|png)$/.test(picture) ? publicUrl + picture : undefined;
}

export function letterBike(row: BikeOnSaleRow, publicUrl: string): LetterBike {
  const town = row.placeId === null ? undefined : placeById(row.placeId)?.name;
  const kilometres = row.kilometres === null ? undefined : t('{kilometres, number} km', { kilometres: row.kilometres });
  return {
    name: bikeName(row),
    price: formatPrice(dollars(row.cents)),
    facts: kilometres && town ? t('{kilometres}, {town}', { kilometres, town }) : (kilometres ?? town ?? ''),
    link: pageUrl(publicUrl, `/products/${row.id}`),
    picture: letterPicture(row, publicUrl),
  };
}
