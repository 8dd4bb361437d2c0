interface Aged {
  modelYear?: number | null | undefined;
  yearsOfUse?: number | null | undefined;
}

/** As it is given, or by the years of use at a moment. */
export const modelYearOf = ({ modelYear, yearsOfUse }: Aged, at = new Date()) =>
  modelYear ?? at.getUTCFullYear() - Math.round(yearsOfUse ?? 0);
