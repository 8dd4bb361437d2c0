import type { ImportSettings } from '#contract/imports.ts';
import type { Place } from '#contract/places.ts';
import { t } from '#language/t.ts';
import * as places from '../geography/geography.ts';
import { ONE_LETTER } from '../text/allowed-edits.ts';
import { costBetween } from '../text/edit-cost.ts';
import { squash } from '../text/normalize.ts';
import type { Findings } from './findings.ts';
import { remembering } from './remembering.ts';
import type { Cells } from './sheet.ts';
import { oneLine, shortened } from './wording.ts';

export interface Whereabouts {
  sellerLocation: string;
  placeId?: number;
}

// Ads state the date before the place.
const POSTED = /^posted on [^,]*,\s*/i;
const LONGEST = 120;
/** A shorter near match is as likely an unknown place: Palai is not Pali. */
const SHORTEST_GUESS = 8;

type Found = NonNullable<ReturnType<typeof places.recognisePlace>>;

const recognisePlace = remembering(places.recognisePlace);

export function readWhereabouts(cells: Cells, settings: ImportSettings, findings: Findings): Whereabouts | undefined {
  const written = oneLine(cells('sellerLocation')).replace(POSTED, '');
  if (!/\p{L}{2}/u.test(written)) return fromSettings(settings, findings);
  const found = recognisePlace(written);
  if (!found) return { sellerLocation: shortened(written, LONGEST) };
  const isAddress = /[,;\n]/.test(written);
  const place = believable(written, found, settings, isAddress);
  if (!place) return { sellerLocation: shortened(written, LONGEST) };
  if (found.corrected && !isAddress) findings.correct('sellerLocation', written, place.name);
  return {
    sellerLocation: shortened(found.corrected && !isAddress ? place.name : written, LONGEST),
    placeId: place._id,
  };
}

function fromSettings({ sellerLocation, placeId }: ImportSettings, findings: Findings): Whereabouts | undefined {
  const location = sellerLocation ?? (placeId && places.placeById(placeId)?.name);
  if (location) return { sellerLocation: location, ...(placeId && { placeId }) };
  findings.refuse('sellerLocation', t('It is not said where the bike is'));
  return undefined;
}

function believable(written: string, { place, others, guessed }: Found, settings: ImportSettings, isAddress: boolean) {
  if (isAddress && isRegion(place, written)) return undefined;
  const near = [place, ...others].find(inCountryOf(settings));
  if (guessed)
    return near &&
      squash(written).length >= SHORTEST_GUESS &&
      costBetween(squash(written), squash(near.name)) <= ONE_LETTER
      ? near
      : undefined;
  return near ?? (settings.currency === 'USD' || isAddress ? place : undefined);
}

/** In `Orchard Park, New York` the latter is the state, not its largest city. */
function isRegion({ name, region }: Place, address: string): boolean {
  const [town = '', ...larger] = address.split(',').map(squash);
  const isCalledAlike = larger.includes(squash(region)) && squash(name) !== squash(region);
  return isCalledAlike && !town.includes(squash(name));
}

/** A currency's code begins with its country's; dollars are used everywhere. */
const inCountryOf =
  ({ currency }: ImportSettings) =>
  ({ country }: Place) =>
    currency !== 'USD' && currency.startsWith(country);
