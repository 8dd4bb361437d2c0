import { maskContacts } from '#contract/contact-mask/contact-mask.ts';
import type { CheckedListing, Finding } from './listing.ts';
import { foundIn, pattern, plainOf } from './patterns.ts';

const CONTACT = 35;

export function contactInText({ name, description }: CheckedListing): Finding | undefined {
  const text = `${name}\n${description}`;
  const [first] = maskContacts(text).found;
  if (first)
    return {
      points: CONTACT,
      words: `The text has ${WITH_ARTICLE[first.kind]}: ${text.slice(first.start, first.end)}`,
    };
}

const WITH_ARTICLE = {
  phone: 'a phone number',
  'e-mail': 'an e-mail address',
  link: 'a link',
  handle: 'a name elsewhere',
};

/** Another vehicle, a wish or a service. */
const NOT_A_BIKE = pattern(`
  (?<!side )cars?|jeep|trucks?|three wheelers?|(?:auto )?rickshaws?|bicycles?|i?phones?|laptops?
  wanted|wtb|want to buy|looking for|searching|need(?:ed)?|(?:we|i) buy|buying|can mua|(?:can )?tim mua|thu mua
  (?:on|for) rent|rentals?|for hire|cho thue|(?<!dai )loans?|insurance|servicing|service (?:offer|at)|jobs?|salary|driving lessons?
`);
/** Parts and clothes; also said of a bike that has them. */
const THINGS = pattern(`
  helmets?|gloves?|jackets?|boots|(?:knee|crash|leg) guards?|visors?|raincoats?|mu bao hiem|ao giap
  spare parts?|(?:body )?parts|silencers?|exhausts?|mufflers?|head ?lights?|tyres?|tires?|rims?|alloy wheels?|batter(?:y|ies)
  carburett?ors?|(?:shock )?absorbers?|(?:seat|bike|tank) covers?|mirrors?|gearbox|engine (?:for sale|complete)
  keyrings?|stickers?|die ?cast|toys?|phu tung|po
`);
const OTHER_THING = 45;
/** In dollars. */
const PRICE_OF_THINGS = 100;

export function notABike({ name, kilometres, price }: CheckedListing): Finding | undefined {
  const title = plainOf(name);
  const seemsThing = kilometres === null || price < PRICE_OF_THINGS;
  const found = foundIn(title, NOT_A_BIKE) ?? (seemsThing ? foundIn(title, THINGS) : undefined);
  return found ? { points: OTHER_THING, words: `The title says: ${found}` } : undefined;
}
