import type { Params } from './form-decoding.ts';
import { text } from './params.ts';
import { invalid } from './refusals.ts';

export const PLATFORM_COUNTRY = 'US';

const COUNTRIES = new Set(
  (
    'AE AG AL AM AR AT AU AZ BA BE BG BH BJ BN BO BR BS BT BW CA CH CI CL CO CR CY CZ DE DK DO EC EE EG ES ET FI FR GA ' +
    'GB GH GI GM GR GT GY HK HR HU ID IE IL IN IS IT JM JO JP KE KH KR KW LA LC LI LK LT LU LV MA MC MD MG MK MN MO MT ' +
    'MU MX MY MZ NA NE NG NL NO NZ OM PA PE PH PK PL PT PY QA RO RS RW SA SE SG SI SK SM SN SV TH TN TR TT TW TZ US UY ' +
    'UZ VN ZA BD DZ'
  ).split(' '),
);

export function countryIn(params: Params): string {
  const country = text(params, 'country') ?? PLATFORM_COUNTRY;
  if (COUNTRIES.has(country)) return country;
  throw invalid(
    `Country '${country.slice(0, 20)}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'. A full list of country codes is available at https://en.wikipedia.org/wiki/ISO_3166-1_alpha-2#Officially_assigned_code_elements`,
    { param: 'country' },
  );
}
