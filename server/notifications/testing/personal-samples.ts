import type { PersonalNews, PersonalVerb } from '../personal/personal.ts';

type Samples = { [V in PersonalVerb]: Extract<PersonalNews, { verb: V }>['facts'] };

/** Stands in the samples wherever a person chose the words. */
export const CHOSEN = 'Yamaha FZ-S V3';

const offer = {
  offerId: '019a0000-0000-7000-8000-00000000000b',
  productId: '019a0000-0000-7000-8000-00000000000c',
  buyerId: '019a0000-0000-7000-8000-00000000000d',
  amountCents: 120_000,
};
const received = { ...offer, as: 'seller' as const, hours: 24 };
const made = { ...offer, as: 'buyer' as const };
const productId = '01993d3c-7000-7000-8000-000000000000';
const bike = { productId, bike: 'Yamaha FZ-S of 2019', cents: 145_050 };
const matches = { searchId: productId, name: CHOSEN, bikes: 3, productIds: [productId] };
const ID = '019a0000-0000-7000-8000-0000000000aa';

export const personalSamples: Samples = {
  'offer-made': received,
  'offer-countered': { ...made, hours: 1 },
  'offer-declined': made,
  'offer-withdrawn': received,
  'offer-expired': made,
  'offer-closed': { ...made, reason: 'price-lowered' },
  'messages-unread': {
    conversationId: '019a0000-0000-7000-8000-00000000c001',
    productId: '019a0000-0000-7000-8000-00000000b001',
    bike: CHOSEN,
    count: 3,
  },
  'bank-set': { last4: '6789', replaced: true, hours: 48 },
  'search-matched': matches,
  'search-digest': { ...matches, bikes: 100, orMore: true },
  'favourite-cheaper': { ...bike, formerCents: 160_000 },
  'favourite-back': bike,
  'favourite-sold': { ...bike, similar: bike },
  'listing-withheld': { productId, bike: CHOSEN },
  'listing-decided': { productId, bike: CHOSEN, decision: 'hide', words: 'The photos show another bike.' },
  'verification-refused': { step: 'document', reason: 'The name cannot be read.' },
  'document-accepted': {},
  'verification-ends': { until: '2026-12-24T12:00:00.000Z' },
  'verification-ended': {},
  suspended: { words: CHOSEN, until: '2026-12-24T12:00:00.000Z' },
  'suspension-lifted': {},
  'suspension-kept': {},
  'rating-asked': { bookingId: ID, bike: CHOSEN, outcome: 'handed-over', side: 'buyer', days: 29 },
  'rating-shown': { bookingId: ID, bike: CHOSEN },
  'rating-removed': { bookingId: ID, bike: CHOSEN },
};
