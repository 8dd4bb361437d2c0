import { arrivals } from '../arrivals.ts';

export const admitted = arrivals({ all: 96, person: 4 }, 'photos');
