import type { ImportedProduct } from '#contract/products.ts';
import { modelById } from '#server/catalogue/catalogue.ts';
import { chance } from './honest.ts';

const THIS_YEAR = new Date().getUTCFullYear();
const OTHER_BRANDS = [
  'Royal Enfield Classic 350',
  'Yamaha R15 V3',
  'Honda CBR 150R',
  'Suzuki GSX-R 150',
  'KTM Duke 250',
];

type Bike = ImportedProduct;
type Changes = Partial<Bike> | undefined;

/** In turns; undefined: nothing of this bike can contradict so. */
export function contradicted(product: Bike, nth: number): Changes {
  const years = 4 + Math.floor(chance('years', nth) * 8);
  return CONTRADICTIONS[nth % CONTRADICTIONS.length]?.(product, years);
}

const CONTRADICTIONS: ((product: Bike, years: number) => Changes)[] = [
  ({ modelId }, years) => {
    const model = modelById(modelId ?? '');
    return model && { modelYear: model.from - years };
  },
  ({ modelId }, years) => {
    const { to = THIS_YEAR } = modelById(modelId ?? '') ?? {};
    return to + years > THIS_YEAR ? undefined : { modelYear: to + years };
  },
  ({ modelId }, years) => {
    const model = modelById(modelId ?? '');
    return model && { engineCc: Math.round(model.engineCc * (years % 2 ? 0.5 : 1.6)) };
  },
  ({ modelYear }, years) =>
    modelYear ? { kilometres: Math.min(990_000, (THIS_YEAR - modelYear + 2) * (60_000 + years * 5000)) } : undefined,
  ({ categoryName }, years) => {
    const productName = OTHER_BRANDS[years % OTHER_BRANDS.length] ?? '';
    return productName.toUpperCase().startsWith(categoryName.toUpperCase()) ? undefined : { productName };
  },
  ({ modelYear, categoryName, model }, years) =>
    modelYear && model && modelYear + years <= THIS_YEAR
      ? { productName: `${categoryName} ${model} ${modelYear + years}` }
      : undefined,
];
