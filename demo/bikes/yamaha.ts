import type { Advert } from './bike.ts';
import { openRoad } from './yamaha/open-road.ts';
import { street } from './yamaha/street.ts';
import { town } from './yamaha/town.ts';

export const yamaha: Advert[] = [...town, ...street, ...openRoad];
