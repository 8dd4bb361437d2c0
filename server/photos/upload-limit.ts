import { arrivals } from '../http/upload-limit.ts';

export const admitted = arrivals({ all: 96, person: 4 }, 'photos');
