import { regionNames } from './regions.ts';

const CODES: Record<string, string> = {
  CA: `AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia,
    ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon, NT Northwest Territories, NU Nunavut`,
  AU: `ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia,
    TAS Tasmania, VIC Victoria, WA Western Australia`,
  IN: `AP Andhra Pradesh, AR Arunachal Pradesh, AS Assam, BR Bihar, CG Chhattisgarh, CH Chandigarh, CT Chhattisgarh,
    DL Delhi, GA Goa, GJ Gujarat, HP Himachal Pradesh, HR Haryana, JH Jharkhand, JK Jammu and Kashmir, KA Karnataka,
    KL Kerala, LA Ladakh, MH Maharashtra, ML Meghalaya, MN Manipur, MP Madhya Pradesh, MZ Mizoram, NL Nagaland,
    OD Odisha, OR Odisha, PB Punjab, PY Puducherry, RJ Rajasthan, SK Sikkim, TG Telangana, TN Tamil Nadu,
    TR Tripura, TS Telangana, UK Uttarakhand, UP Uttar Pradesh, UT Uttarakhand, WB West Bengal`,
};

let byCode: Map<string, string[]> | undefined;

/** `OR` is Oregon and Odisha; each with its country. */
export function regionsOfCode(code: string): string[] {
  byCode ??= collect();
  return byCode.get(code.toUpperCase()) ?? [];
}

function collect() {
  const all = [...Object.entries(CODES).flatMap(([country, text]) => regionNames(country, text)), ...american()];
  const found = Map.groupBy(all, ([code]) => code);
  return new Map([...found].map(([code, meanings]) => [code, meanings.map(([, region]) => region)]));
}

const american = () => regionNames('US');
