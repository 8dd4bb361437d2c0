import { dollars } from '#contract/money.ts';
import { findPlaces, placeById, placesAround } from '#server/geography/geography.ts';
import type { Listing } from './listings.ts';

/** A buyer's query, and its relevance judged by the original row only. */
export interface Natural {
  typed: string;
  wants: (listing: Listing) => boolean;
}

const matching =
  (...patterns: RegExp[]) =>
  ({ said: matching }: Listing) =>
    patterns.every((pattern) => pattern.test(matching));
const not = (wants: Natural['wants']) => (listing: Listing) => !wants(listing);
const all =
  (...wants: Natural['wants'][]) =>
  (listing: Listing) =>
    wants.every((want) => want(listing));
const any =
  (...wants: Natural['wants'][]) =>
  (listing: Listing) =>
    wants.some((want) => want(listing));

const price = ({ product }: Listing) => dollars(product.resalePrice);
const year = ({ product }: Listing) =>
  product.modelYear ?? new Date().getUTCFullYear() - Math.round(product.yearsOfUse ?? 0);
const under = (most: number) => (listing: Listing) => price(listing) <= most;
const over = (least: number) => (listing: Listing) => price(listing) >= least;
const since = (first: number) => (listing: Listing) => year(listing) >= first;
const until = (last: number) => (listing: Listing) => year(listing) <= last;
const driven =
  (most: number) =>
  ({ product }: Listing) =>
    product.kilometres !== undefined && product.kilometres <= most;
const near = (name: string, km = 60) => {
  const [place] = findPlaces(name);
  const ids = new Set(place ? placesAround(placeById(place._id) ?? place, km).map((one) => one.place._id) : []);
  return ({ product }: Listing) => ids.has(product.placeId ?? 0);
};

// Units per dollar in the sets.
const INR = 83;
const BDT = 110;
const VND = 25_000;

const pulsar = matching(/pulsar|পালসার/i);
const splendor = matching(/splend[oe]r/i);
const scooty = matching(
  /scooty|activa|dio\b|jupiter|fascino|access|vespa|ntorq|pleasure|maestro|aviator|ray|burgman|wego|lead|vision|air ?blade|\bsh\b|janus|grande|nozza|\bpcx\b|\bnmax\b|liberty|scooter|pep|zest|gusto|duro|rodeo|alpha|cygnus|\bmio\b|\bswish\b|\blets\b|gratia|grazia|cliq|dash|destini|duet|nouvo|click|vario|attila|medley|metropolitan|ruckus|majesty|elite|zuma|reflex|forza|silver ?wing|lambretta|chetak|aerox|lexi|freego|zip|latte|luvias|mode|novo|scoopy|beat|genio|impulse|address|s-?wing|helix|vino|riva|morphous|people|like|agility|super ?8|fly|typhoon|primavera|sprint|gts|lx/i,
);
const royal = matching(/royal|bullet|enfield/i);
const harley = matching(/harley/i);
const hero = matching(/\bhero\b/i);
const yamaha = matching(/yamaha/i);

export const NATURAL: Natural[] = [
  { typed: 'pulsar but not 150', wants: all(pulsar, not(matching(/150/))) },
  { typed: 'splendor not pro', wants: all(splendor, not(matching(/\bpro\b/i))) },
  { typed: 'yamaha -fz', wants: all(yamaha, not(matching(/\bfz/i))) },
  { typed: '100cc not hero', wants: all((l) => near100(l), not(hero)) },
  { typed: 'apache without 4v', wants: all(matching(/apache/i), not(matching(/4v/i))) },
  { typed: 'bajaj no pulsar', wants: all(matching(/bajaj/i), not(pulsar)) },
  { typed: 'any bike except scooters in mumbai', wants: all(near('Mumbai'), not(scooty)) },
  { typed: 'honda not activa', wants: all(matching(/honda/i), not(matching(/activa/i))) },
  { typed: 'pulsar 150 good pickup', wants: all(pulsar, matching(/150/)) },
  { typed: 'activa for my wife', wants: matching(/activa/i) },
  { typed: 'scooty for girls college', wants: scooty },
  { typed: 'good looking ktm duke for college', wants: matching(/duke/i) },
  { typed: 'royal enfield family bike comfortable', wants: royal },
  { typed: 'bullet with new tyres and insurance', wants: royal },
  { typed: 'hero splendor average mileage daily office use', wants: splendor },
  { typed: 'tall rider adventure himalayan', wants: matching(/himalayan/i) },
  { typed: 'dealer serviced apache rtr 160', wants: all(matching(/apache/i), matching(/160/)) },
  { typed: 'gixxer with papers ready', wants: matching(/gixx?er/i) },
  { typed: 'no accident r15 urgent', wants: matching(/r ?15/i) },
  { typed: 'fast sport bike yamaha r15 v3', wants: all(matching(/r ?15/i), matching(/v(er(sion)?)? ?\.?3/i)) },
  { typed: 'cheap glamour', wants: matching(/glamou?r/i) },
  { typed: 'cheapest activa in delhi', wants: all(matching(/activa/i), near('Delhi')) },
  { typed: 'low mileage harley', wants: all(harley, driven(25_000)) },
  { typed: 'low km fz', wants: all(matching(/\bfz/i), driven(25_000)) },
  { typed: 'less driven classic 350', wants: all(matching(/classic/i), matching(/350/)) },
  { typed: 'pulsar under 1 lakh taka', wants: all(pulsar, under(100_000 / BDT)) },
  { typed: '1.5 lakh er moddhe fzs', wants: all(matching(/fz ?-?s/i), under(160_000 / BDT)) },
  { typed: 'bike below 50 thousand rupees', wants: under(51_000 / INR) },
  { typed: 'r15 1 to 2 lakh rupees', wants: all(matching(/r ?15/i), over(95_000 / INR), under(205_000 / INR)) },
  { typed: 'duke under two lakh', wants: all(matching(/duke/i), under(205_000 / INR)) },
  { typed: 'xe sh dưới 50 triệu', wants: all(matching(/\bsh\b|sh ?\d/i), under(51_000_000 / VND)) },
  { typed: 'wave alpha 10 triệu', wants: all(matching(/wave/i), under(11_000_000 / VND)) },
  { typed: 'exciter duoi 20tr', wants: all(matching(/exciter/i), under(21_000_000 / VND)) },
  { typed: 'harley under five thousand dollars', wants: all(harley, under(5_100)) },
  { typed: 'harley touring less than $10k', wants: all(harley, under(10_100)) },
  { typed: 'sportster 1200 under 6000', wants: all(matching(/sportster|xl ?1200|1200/i), harley, under(6_050)) },
  { typed: 'goldwing after 2010', wants: all(matching(/gold ?wing|gl ?1800/i), since(2010)) },
  { typed: 'old bullet before 2010', wants: all(royal, until(2010)) },
  { typed: '2018 se naya splendor', wants: all(splendor, since(2017)) },
  { typed: 'pulser 150 dual disc dhaka', wants: all(pulsar, matching(/150/)) },
  { typed: 'second hand activa bangalore', wants: all(matching(/activa/i), near('Bengaluru')) },
  { typed: 'activa near chennai 2015 onwards', wants: all(matching(/activa/i), near('Chennai'), since(2015)) },
  { typed: 'ඩිස්කවර් 125', wants: all(matching(/discover/i), matching(/125/)) },
  { typed: 'පල්සර් 150', wants: all(pulsar, matching(/150/)) },
  { typed: 'හොන්ඩා ඩියෝ', wants: matching(/dio\b/i) },
  { typed: 'යමහා එෆ් ඉසෙඩ්', wants: all(yamaha, matching(/\bfz/i)) },
  { typed: 'හීරෝ හන්ක්', wants: matching(/hunk/i) },
  { typed: 'බජාජ් ප්ලැටිනා', wants: matching(/platina/i) },
  { typed: 'பல்சர் 180', wants: all(pulsar, matching(/180/)) },
  { typed: 'ஹோண்டா ஆக்டிவா', wants: matching(/activa/i) },
  { typed: 'ராயல் என்பீல்டு', wants: royal },
  { typed: 'யமஹா', wants: yamaha },
  { typed: 'টিভিএস এপাচি ১৬০', wants: all(matching(/apache|এপাচি/i), matching(/160/)) },
  { typed: 'হিরো হোন্ডা স্প্লেন্ডার', wants: splendor },
  { typed: 'हीरो स्प्लेंडर 50 हजार', wants: all(splendor, under(51_000 / INR)) },
  { typed: 'बुलेट 350 दिल्ली', wants: all(royal, near('Delhi')) },
  { typed: 'एक लाख से कम पल्सर', wants: all(pulsar, under(101_000 / INR)) },
  { typed: 'honda shine disc brake self start', wants: matching(/shine/i) },
  { typed: 'cbr 250 abs red colour', wants: all(matching(/cbr/i), matching(/250/)) },
  { typed: 'vespa or fascino', wants: any(matching(/vespa/i), matching(/fascino/i)) },
  { typed: 'looking for avenger cruiser single owner with low service cost', wants: matching(/avenger/i) },
  { typed: 'rs 200 yellow', wants: matching(/rs ?200/i) },
];

function near100({ product }: Listing) {
  return product.engineCc !== undefined && Math.abs(product.engineCc - 100) <= 5;
}
