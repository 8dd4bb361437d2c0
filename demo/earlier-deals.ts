interface DemoRating {
  stars: number;
  asDescribed?: boolean;
  words?: string;
}

export interface EarlierDeal {
  /** An advert of the same seller, whose facts this bike shares. */
  like: string;
  productName: string;
  sellerEmail: string;
  buyerEmail: string;
  endedDaysAgo: number;
  byBuyer: DemoRating;
  bySeller: DemoRating;
  reply?: string;
}

const deal = (
  [sellerEmail, buyerEmail]: [seller: string, buyer: string],
  bike: Pick<EarlierDeal, 'like' | 'productName' | 'endedDaysAgo'>,
  byBuyer: DemoRating,
  bySeller: DemoRating,
  reply?: string,
): EarlierDeal => ({
  ...{ sellerEmail, buyerEmail, ...bike, bySeller },
  byBuyer: { asDescribed: true, ...byBuyer },
  ...(reply && { reply }),
});

const ARIF = 'seller@example.com';
const PRIYA = 'priya.nair@example.com';

/** Sold so long ago that only the ratings are left of them. */
export const earlierDeals: EarlierDeal[] = [
  deal(
    [ARIF, 'farhan.kabir@example.com'],
    { like: 'Bajaj Discover 125', productName: 'Bajaj Discover 110', endedDaysAgo: 160 },
    {
      stars: 5,
      words: 'The bike was just as he said, down to the scratch on the tank. He showed me how to set the chain.',
    },
    { stars: 5, words: 'On time, friendly, and he had the money ready.' },
  ),
  deal(
    [ARIF, 'sujata.thapa@example.com'],
    { like: 'Hero Hunk 150R', productName: 'Hero Hunk 150', endedDaysAgo: 121 },
    { stars: 4, words: 'A good bike. The rear tyre was closer to its end than I had thought.' },
    { stars: 5 },
    'That is true. I took the price of a new tyre off, as we had agreed.',
  ),
  deal(
    [ARIF, 'ruwan.jayasinghe@example.org'],
    { like: 'Hero Splendor Plus', productName: 'Hero Splendor iSmart', endedDaysAgo: 74 },
    { stars: 5, words: 'All papers were there, and we were done in half an hour.' },
    { stars: 4, words: 'A fair buyer who knew what to look for.' },
  ),
  deal(
    [PRIYA, 'anjali.mehta@example.org'],
    { like: 'Yamaha Fascino 125', productName: 'Yamaha Fascino 110', endedDaysAgo: 140 },
    { stars: 5, words: 'Clean, serviced, and honest about every kilometre.' },
    { stars: 5, words: 'A pleasure.' },
  ),
  deal(
    [PRIYA, 'vikram.iyer@example.com'],
    { like: 'Hero Super Splendor', productName: 'Hero Passion XPro', endedDaysAgo: 97 },
    {
      stars: 3,
      asDescribed: false,
      words: 'The advert said one owner; the papers name two. She gave me a discount for it.',
    },
    { stars: 4 },
    'I had overlooked it, and was sorry. I read my adverts twice since then.',
  ),
  deal(
    [PRIYA, 'bilal.qureshi@example.org'],
    { like: 'Bajaj Pulsar 125 Neon', productName: 'Bajaj Pulsar 135 LS', endedDaysAgo: 63 },
    { stars: 5 },
    { stars: 5, words: 'Came from far and was still early.' },
  ),
  deal(
    [PRIYA, 'thuy.tran@example.com'],
    { like: 'Hero Xtreme 160R', productName: 'Hero Xtreme Sports', endedDaysAgo: 41 },
    { stars: 5, words: 'I would buy from her again without looking.' },
    { stars: 5 },
  ),
];

/** Of the deals of today that are done, by the bike's name. */
export const latestRatings: Record<string, { byBuyer: DemoRating; bySeller?: DemoRating }> = {
  'Hero Pleasure+ 110': {
    byBuyer: { stars: 5, asDescribed: true, words: 'Looks new. My mother rides it to the market now.' },
    bySeller: { stars: 5, words: 'Quick and kind.' },
  },
  'Yamaha Aerox 155': {
    byBuyer: { stars: 4, asDescribed: true, words: 'Good scooter, a little dusty.' },
    bySeller: { stars: 5 },
  },
  // Waits for the other side.
  'Yamaha YBR125': { byBuyer: { stars: 2, asDescribed: false, words: 'The clutch slips, and nobody had said so.' } },
};
