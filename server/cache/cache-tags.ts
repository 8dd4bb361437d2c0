/** Tags that tie cached responses to data: a write invalidates a tag, a response declares its tags. */
export const cacheTags = {
  /** Invalidates the whole cache: changes to users and brands are not tracked one by one. */
  everything: 'everything',
  /** The search index has other bikes or brands than those told one by one; with `everything`. */
  index: 'index',
  shelf: 'shelf',
  newest: 'newest',
  advertised: 'advertised',
  /** How often prices paid lay in the range of a country. */
  calibrations: 'calibrations',
  currencyRates: 'currency-rates',
  bike: (id: string) => `bike:${id}`,
  bikeOf: (tag: string) => /^(?:bike|entry):(.+)/.exec(tag)?.[1],
  /** What the search index has of a bike, beside what is shown. */
  entry: (id: string) => `entry:${id}`,
  /** A bike appears in the lists of a brand, model or seller, or moves within them. */
  brand: (name: string) => `brand:${name}`,
  model: (id: string) => `model:${id}`,
  seller: (id: string) => `seller:${id}`,
  stock: (sellerId: string) => `stock:${sellerId}`,
  /** What is shown of a seller beside the bikes: ratings and deals. */
  reputation: (sellerId: string) => `reputation:${sellerId}`,
  /** What is recorded of a frame, and which bikes on sale have it. */
  frame: (key: string) => `frame:${key}`,
  answers: (sellerId: string) => `answers:${sellerId}`,
};

export const bikesShown = (bikes: readonly { _id: string; sellerId: string }[]) => [
  ...bikes.map(({ _id }) => cacheTags.bike(_id)),
  ...new Set(bikes.map(({ sellerId }) => cacheTags.reputation(sellerId))),
];
