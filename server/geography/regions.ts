const REGIONS: Record<string, string> = {
  AE: '01 Abu Dhabi, 02 Ajman, 03 Dubai, 04 Fujairah, 05 Ras Al Khaimah, 06 Sharjah, 07 Umm Al Quwain',
  AF: `01 Badakhshan, 02 Badghis, 03 Baghlan, 05 Bamyan, 06 Farah, 07 Faryab, 08 Ghazni, 09 Ghor, 10 Helmand, 11 Herat,
    13 Kabul, 14 Kapisa, 17 Logar, 18 Nangarhar, 19 Nimruz, 23 Kandahar, 24 Kunduz, 26 Takhar, 27 Wardak, 28 Zabul,
    29 Paktika, 30 Balkh, 31 Jowzjan, 32 Samangan, 33 Sar-e Pol, 34 Kunar, 35 Laghman, 36 Paktia, 37 Khost, 38 Nuristan,
    39 Uruzgan, 40 Parwan, 41 Daykundi, 42 Panjshir`,
  AU: `01 Australian Capital Territory, 02 New South Wales, 03 Northern Territory, 04 Queensland, 05 South Australia,
    06 Tasmania, 07 Victoria, 08 Western Australia`,
  BD: '81 Dhaka, 82 Khulna, 83 Rajshahi, 84 Chattogram, 85 Barishal, 86 Sylhet, 87 Rangpur, H Mymensingh',
  BT: `05 Bumthang, 06 Chukha, 07 Tsirang, 08 Dagana, 09 Sarpang, 10 Haa, 11 Lhuntse, 12 Mongar, 13 Paro, 14 Pemagatshel,
    15 Punakha, 16 Samtse, 17 Samdrup Jongkhar, 18 Zhemgang, 19 Trashigang, 20 Thimphu, 21 Trongsa,
    22 Wangdue Phodrang, 23 Gasa, 24 Trashiyangtse`,
  CA: `01 Alberta, 02 British Columbia, 03 Manitoba, 04 New Brunswick, 05 Newfoundland and Labrador, 07 Nova Scotia,
    08 Ontario, 09 Prince Edward Island, 10 Quebec, 11 Saskatchewan, 12 Yukon, 13 Northwest Territories, 14 Nunavut`,
  DE: `01 Baden-Württemberg, 02 Bavaria, 03 Bremen, 04 Hamburg, 05 Hesse, 06 Lower Saxony, 07 North Rhine-Westphalia,
    08 Rhineland-Palatinate, 09 Saarland, 10 Schleswig-Holstein, 11 Brandenburg, 12 Mecklenburg-Vorpommern, 13 Saxony,
    14 Saxony-Anhalt, 15 Thuringia, 16 Berlin`,
  GB: 'ENG England, NIR Northern Ireland, SCT Scotland, WLS Wales',
  IN: `01 Andaman and Nicobar Islands, 02 Andhra Pradesh, 03 Assam, 05 Chandigarh, 06 Dadra and Nagar Haveli, 07 Delhi,
    09 Gujarat, 10 Haryana, 11 Himachal Pradesh, 12 Jammu and Kashmir, 13 Kerala, 14 Lakshadweep, 16 Maharashtra,
    17 Manipur, 18 Meghalaya, 19 Karnataka, 20 Nagaland, 21 Odisha, 22 Puducherry, 23 Punjab, 24 Rajasthan,
    25 Tamil Nadu, 26 Tripura, 28 West Bengal, 29 Sikkim, 30 Arunachal Pradesh, 31 Mizoram, 32 Daman and Diu, 33 Goa,
    34 Bihar, 35 Madhya Pradesh, 36 Uttar Pradesh, 37 Chhattisgarh, 38 Jharkhand, 39 Uttarakhand, 40 Telangana,
    41 Ladakh`,
  LK: `29 Central Province, 30 North Central Province, 32 North Western Province, 33 Sabaragamuwa, 34 Southern Province,
    35 Uva, 36 Western Province, 37 Eastern Province, 38 Northern Province`,
  MM: `01 Rakhine, 02 Chin, 03 Ayeyarwady, 04 Kachin, 05 Kayin, 06 Kayah, 08 Mandalay, 10 Sagaing, 11 Shan,
    12 Tanintharyi, 13 Mon, 15 Magway, 16 Bago, 17 Yangon, 18 Naypyidaw`,
  NP: '1 Koshi, 2 Madhesh, 3 Bagmati, 4 Gandaki, 5 Lumbini, 6 Karnali, 7 Sudurpashchim',
  PK: `02 Balochistan, 03 Khyber Pakhtunkhwa, 04 Punjab, 05 Sindh, 06 Azad Kashmir, 07 Gilgit-Baltistan,
    08 Islamabad`,
  US: `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
    DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
    KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
    MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
    NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
    SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
    WV West Virginia, WI Wisconsin, WY Wyoming`,
};

export const regionNames = (country: string, text = REGIONS[country] ?? '') =>
  text.split(',').map((part) => {
    const [, code = '', name = ''] = /^\s*(\S+)\s+(.+)$/s.exec(part) ?? [];
    return [code, `${country} ${name}`] as const;
  });

const byCode = new Map(
  Object.keys(REGIONS).flatMap((country) =>
    regionNames(country).map(([code, region]) => [`${country} ${code}`, region.slice(3)] as const),
  ),
);

export const regionName = (country: string, code: string): string => byCode.get(`${country} ${code}`) ?? '';
