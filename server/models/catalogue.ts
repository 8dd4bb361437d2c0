import { american } from './catalogue/american.ts';
import { bajaj } from './catalogue/bajaj.ts';
import { european } from './catalogue/european.ts';
import { harleyDavidson } from './catalogue/harley-davidson.ts';
import { hero } from './catalogue/hero.ts';
import { honda } from './catalogue/honda.ts';
import { hondaScooters } from './catalogue/honda-scooters.ts';
import { italian } from './catalogue/italian.ts';
import { kawasaki } from './catalogue/kawasaki.ts';
import { ktm } from './catalogue/ktm.ts';
import { others } from './catalogue/others.ts';
import { royalEnfield } from './catalogue/royal-enfield.ts';
import { southAsian } from './catalogue/south-asian.ts';
import { suzuki } from './catalogue/suzuki.ts';
import { tvs } from './catalogue/tvs.ts';
import { yamaha } from './catalogue/yamaha.ts';
import type { Entry } from './table.ts';

/** Every model that we know, in no order that means anything. */
export const catalogue: Entry[] = [
  ...yamaha,
  ...hero,
  ...bajaj,
  ...honda,
  ...hondaScooters,
  ...tvs,
  ...suzuki,
  ...royalEnfield,
  ...ktm,
  ...kawasaki,
  ...harleyDavidson,
  ...european,
  ...italian,
  ...southAsian,
  ...american,
  ...others,
];
