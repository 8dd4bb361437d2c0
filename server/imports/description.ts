import type { Cells } from './sheet.ts';
import { shortened } from './wording.ts';

const LONGEST = 4000;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

interface Facts {
  productName: string;
  modelYear?: number | undefined;
  kilometres?: number | undefined;
  owners?: number | undefined;
  condition?: string | undefined;
  sellerLocation: string;
}

export function describe(cells: Cells, facts: Facts): string {
  const own = cells('disc').replace(/\n{3,}/g, '\n\n');
  return /\p{L}/u.test(own) ? shortened(own, LONGEST) : sentence(facts);
}

function sentence({ productName, modelYear, kilometres, owners, condition, sellerLocation }: Facts): string {
  const name = modelYear && !productName.includes(String(modelYear)) ? `${productName} of ${modelYear}` : productName;
  const owner = owners && (ORDINALS[owners - 1] ? `${ORDINALS[owners - 1]} owner` : `${owners} owners`);
  const facts = [
    name,
    kilometres !== undefined && `${kilometres.toLocaleString('en-US')} km`,
    owner,
    condition && `${condition.toLowerCase()} condition`,
    `in ${sellerLocation}`,
  ];
  return `${facts.filter(Boolean).join(', ')}.`;
}
