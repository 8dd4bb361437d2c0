import { type Atom, atomsOf, squash } from '../text/normalize.ts';
import { speller } from '../text/spell-checker.ts';

const BRANDS: Record<string, string[]> = {
  YAMAHA: ['Rajdoot Yamaha', 'ইয়ামাহা', 'ইয়ামাহা', 'यामाहा'],
  HERO: ['Hero Honda', 'Hero MotoCorp', 'HeroHonda', 'হিরো', 'হিরো হোন্ডা', 'हीरो', 'हीरो होंडा'],
  BAJAJ: ['Bajaj Auto', 'Kawasaki Bajaj', 'Bajaj Kawasaki', 'বাজাজ', 'बजाज'],
  HONDA: ['হোন্ডা', 'होंडा'],
  TVS: ['TVS Suzuki', 'টিভিএস', 'टीवीएस'],
  SUZUKI: ['সুজুকি', 'सुजुकी'],
  'ROYAL ENFIELD': ['RE', 'Enfield', 'Royalenfield', 'রয়েল এনফিল্ড', 'রয়্যাল এনফিল্ড', 'रॉयल एनफील्ड'],
  KTM: ['কেটিএম', 'केटीएम'],
  KAWASAKI: ['কাওয়াসাকি', 'कावासाकी'],
  'HARLEY-DAVIDSON': ['Harley', 'HD', 'H-D', 'হার্লে ডেভিডসন'],
  BMW: [],
  DUCATI: [],
  TRIUMPH: [],
  APRILIA: [],
  PIAGGIO: [],
  VESPA: ['Piaggio Vespa', 'Vespa Piaggio'],
  JAWA: ['জাওয়া'],
  YEZDI: [],
  MAHINDRA: [],
  LML: [],
  KINETIC: ['Kinetic Honda'],
  RAJDOOT: [],
  BENELLI: [],
  HYOSUNG: ['DSK Hyosung'],
  LIFAN: ['লিফান'],
  WALTON: ['ওয়ালটন'],
  RUNNER: ['রানার'],
  ZONGSHEN: ['Zongsheng'],
  KEEWAY: ['Kee Way'],
  HAOJUE: [],
  HUSQVARNA: ['Husky'],
  INDIAN: ['Indian Motorcycle', 'Indian Motorcycles'],
  VICTORY: ['Victory Motorcycles'],
  BUELL: [],
};

const brandOf = new Map(
  Object.entries(BRANDS).flatMap(([brand, names]) => [brand, ...names].map((name) => [squash(name), brand])),
);
const LONGEST_NAME = 3;
const spell = speller(new Map([...brandOf.keys()].filter((name) => name.length > 3).map((name) => [name, 1])));

/** Exact names first (longest, then leftmost), misspelled ones last. */
export function recogniseBrand(text: string): string | undefined {
  const atoms = atomsOf(text);
  return namedIn(atoms) ?? misspelledIn(atoms);
}

function misspelledIn(atoms: Atom[]): string | undefined {
  for (const { text } of atoms) {
    const brand = brandOf.get(spell(text) ?? '');
    if (brand) return brand;
  }
  return undefined;
}

function namedIn(atoms: Atom[]): string | undefined {
  for (let length = LONGEST_NAME; length > 0; length--)
    for (let start = 0; start + length <= atoms.length; start++) {
      const brand = brandOf.get(joined(atoms.slice(start, start + length)));
      if (brand) return brand;
    }
  return undefined;
}

export const brandCalled = (key: string): string | undefined => brandOf.get(key);

const joined = (atoms: Atom[]) => atoms.map((atom) => atom.text).join('');

export const brandNames = Object.entries(BRANDS).flat(2);

/** Correctly spelled, but no models. */
export const brandWords = new Set(brandNames.flatMap((name) => atomsOf(name).map(({ text }) => text)));
