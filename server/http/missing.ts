import { message } from '#language/t.ts';

/** What a person may ask for and not find. */
export const NOT_FOUND = {
  bike: message('There is no such product, or it is not yours to see.'),
  booking: message('There is no such booking, or it is not yours to see.'),
  'unpaid booking': message('There is no such unpaid booking of that price, or it is not yours to see.'),
  brand: message('There is no such brand, or it is not yours to see.'),
  conversation: message('There is no such conversation, or it is not yours to see.'),
  document: message('There is no such document, or it is not yours to see.'),
  import: message('There is no such import, or it is not yours to see.'),
  listing: message('There is no such listing, or it is not yours to see.'),
  message: message('There is no such message, or it is not yours to see.'),
  offer: message('There is no such offer, or it is not yours to see.'),
  payout: message('There is no such payout that waits for an admin, or it is not yours to see.'),
  person: message('There is no such person, or it is not yours to see.'),
  photo: message('There is no such photo, or it is not yours to see.'),
  rating: message('There is no such rating, or it is not yours to see.'),
  report: message('There is no such report, or it is not yours to see.'),
  'saved search': message('There is no such saved search, or it is not yours to see.'),
  seller: message('There is no such seller, or it is not yours to see.'),
  user: message('There is no such user, or it is not yours to see.'),
};

export const GONE = {
  bike: message('This bike was taken off the market.'),
  message: message('This message was taken off the market.'),
  photo: message('This photo was taken off the market.'),
};
