import { ofEachField } from '#contract/bike-fields.ts';
import type { ImportField } from '#contract/imports.ts';
import { normalize } from '../text/normalize.ts';
import { BIKE_COLUMNS } from './bike-columns.ts';

const NAMES: Record<ImportField, string> = {
  productName:
    'product name, bike name, title, ad title, listing, listing title, vehicle name, bike, motorbike, name, product, item, headline, tiêu đề, tên xe, শিরোনাম, নাম, বাইকের নাম, गाड़ी, नाम',
  categoryName:
    'brand, make, manufacturer, brand name, company, category name, category, hãng, hãng xe, thương hiệu, ব্র্যান্ড, কোম্পানি, ब्रांड',
  ...ofEachField((name) => BIKE_COLUMNS[name].headings),
  yearsOfUse: 'years of use, age, bike age, age years, used for, years used, usage, số năm sử dụng, ব্যবহারের বছর',
  resalePrice:
    'resale price, price, selling price, asking price, sale price, ask, cost, amount, rate, value, giá, giá bán, দাম, মূল্য, বিক্রয় মূল্য, कीमत, मूल्य',
  orgPrice:
    'original price, org price, orgprice, ex showroom price, showroom price, new price, price new, mrp, purchase price, list price, on road price, giá gốc, giá mới, কেনা দাম',
  sellerLocation:
    'seller location, location, city, place, town, district, area, address, region, post details, địa chỉ, địa điểm, khu vực, tỉnh, thành phố, শহর, এলাকা, ঠিকানা, জেলা, शहर',
  sellerPhone:
    'seller phone, phone, phone number, mobile, mobile number, contact, contact number, telephone, tel, cell, whatsapp, điện thoại, số điện thoại, sđt, ফোন, মোবাইল, फोन',
  disc: 'description, disc, details, desc, ad text, remarks, notes, comment, comments, condition desc, condition description, body text, mô tả, mô tả chi tiết, বিবরণ, বর্ণনা, विवरण',
  img: 'img, image, image url, picture, picture url, photo, photo url, image link, photos, images, thumbnail, hình ảnh, ছবি',
  frameNumber: 'frame number, frame no, frame, chassis number, chassis no, chassis, vin, số khung, চেসিস, চেসিস নম্বর',
  reference:
    'reference, reference number, ref, ref no, sku, stock number, stock no, stock id, listing id, ad id, mã tin',
};

/** Normalizes `kms_driven`, `KmsDriven`, `Distance(km)` and `Năm đăng ký`. */
export function headingOf(column: string): string {
  const spaced = column
    .normalize('NFC')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-/.()[\]{}:#*?,]+/g, ' ');
  return normalize(spaced)
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

const ranks = new Map(
  Object.entries(NAMES).map(([field, names]) => [
    field as ImportField,
    new Map(names.split(', ').map((name, index) => [headingOf(name), index])),
  ]),
);

/** From 0 (no match) to 10 (the exact name). */
export function headingScore(field: ImportField, heading: string): number {
  const names = ranks.get(field);
  const rank = names?.get(heading);
  if (rank !== undefined) return 10 - Math.min(rank, 8) / 4;
  const held = [...(names?.keys() ?? [])].filter((name) => name.length > 2 && ` ${heading} `.includes(` ${name} `));
  const longest = Math.max(0, ...held.map((name) => name.length));
  return longest ? 3 + (3 * longest) / heading.length : 0;
}
