import type { BodyType } from '#contract/models.ts';

/** As it stands by itself: `Off-road`. */
export const bodyTypeInWords = (type: BodyType) => `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
