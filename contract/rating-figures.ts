import { z } from 'zod';

/** Fewer are no picture of a person, and are shown one by one only. */
export const LEAST_RATINGS = 3;
export const STARS = [5, 4, 3, 2, 1] as const;

export const ShownRating = z.object({ ratings: z.number().int(), mean: z.number().describe('1 to 5, to one decimal') });
export type ShownRating = z.infer<typeof ShownRating>;

interface Sums {
  ratings: number;
  stars: number;
}

export const shareOf = (part: number, whole: number) =>
  whole < LEAST_RATINGS ? undefined : Math.round((part / whole) * 100);

export const meanOf = ({ ratings, stars }: Sums): ShownRating | undefined =>
  ratings < LEAST_RATINGS ? undefined : { ratings, mean: Math.round((stars / ratings) * 10) / 10 };
