import { openRoad } from './bajaj/open-road.ts';
import { street } from './bajaj/street.ts';
import { town } from './bajaj/town.ts';
import type { Advert } from './bike.ts';

export const bajaj: Advert[] = [...town, ...street, ...openRoad];
