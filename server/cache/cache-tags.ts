/** What a public page may depend on: whoever changes it notes its topic, whoever keeps a page knows its cacheTags. */
export const cacheTags = {
  /** Whatever is not told apart: people, brands. Every page depends on it. */
  everything: 'everything',
  /** Which bikes are on sale, and their facts, of all brands. */
  shelf: 'shelf',
  /** A bike has come that stands before all others. */
  newest: 'newest',
  advertised: 'advertised',
  /** A bike as it is shown, wherever it is. */
  bike: (id: string) => `bike:${id}`,
  /** A bike has come, or changed its place, among those of a brand, of a model, of a seller. */
  brand: (name: string) => `brand:${name}`,
  model: (id: string) => `model:${id}`,
  seller: (id: string) => `seller:${id}`,
};

/** Those of the bikes that a page shows. */
export const bikesShown = (bikes: readonly { _id: string }[]) => bikes.map(({ _id }) => cacheTags.bike(_id));
