/** What a price depends on. Years and kilometres as the seller says. */
export interface Bike {
  /** A catalogue model, or the seller's words for one. */
  model: string;
  brand: string;
  age: number;
  kilometres: number | null;
  owners: number | null;
  engineCc: number | null;
  bodyType: string | null;
}

export interface Price extends Bike {
  id: string;
  sellerId: string;
  cents: number;
  /** Since it was asked or paid. */
  days: number;
  isPaid: boolean;
}

const USUAL_KILOMETRES = 20_000;
/** A new bike's; also bounds what a single kilometre is worth. */
const FIRST_KILOMETRES = 3000;

/** Of a linear model of the logarithm of a price. */
export function featuresOf({ age, kilometres, owners }: Bike): number[] {
  return [age, Math.sqrt(age), distanceOf(kilometres) ?? 0, kilometres === null ? 1 : 0, Math.min(4, owners ?? 1) - 1];
}

/** Logarithmic, 0 for usual kilometres. */
export const distanceOf = (kilometres: number | null) =>
  kilometres === null ? undefined : Math.log((kilometres + FIRST_KILOMETRES) / (USUAL_KILOMETRES + FIRST_KILOMETRES));

const ENGINE_STEP = Math.log(1.35);
const engineOf = ({ engineCc }: Bike) => (engineCc ? Math.round(Math.log(engineCc) / ENGINE_STEP) : '');

/** From the widest to the narrowest. */
export function groupsOf(bike: Bike): string[] {
  const { brand, bodyType } = bike;
  const engine = engineOf(bike);
  return ['', `${engine}|${bodyType ?? ''}`, brand, `${brand}|${engine}`, `${brand}|${engine}|${bodyType ?? ''}`];
}
