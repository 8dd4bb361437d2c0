import { arrivals } from '../arrivals.ts';

export const admitted = arrivals(
  { all: 96, person: 24 },
  'Many photos are on their way to us right now. Please try again in a moment.',
);
