import type { Advert } from './bike.ts';
import { openRoad } from './hero/open-road.ts';
import { street } from './hero/street.ts';
import { town } from './hero/town.ts';

export const hero: Advert[] = [...town, ...street, ...openRoad];
