import { maskContacts } from '#contract/contact-mask/contact-mask.ts';
import type { CheckedListing, Finding } from './listing.ts';

const textOf = ({ name, description }: CheckedListing) => `${name}\n${description}`;

const CONTACT = 35;

export function contactInText(listing: CheckedListing): Finding | undefined {
  const text = textOf(listing);
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

/** No seller of a bike that can be looked at asks for these. */
const PAYMENTS = pattern(`
  western\\s?union|moneygram|gift\\s?cards?|bitcoin|usdt|crypto(?:currency)?|paysafe\\s?card|cash\\s?app|zelle|venmo
  wire\\s(?:the\\s)?(?:money|funds)|bank\\s?transfer\\s(?:only|first|before)
`);
const WALLETS = 'bkash|nagad|rocket|upi|paytm|phone\\s?pe|g\\s?pay|google\\s?pay|ez\\s?cash|momo|zalo\\s?pay|paypal';
const AHEAD = 'first|before|in\\sadvance|advance|upfront|now|today|to\\s(?:book|reserve|hold|confirm)';
const ASKS_AHEAD = pattern(`
  (?:deposit|advance|token|booking\\smoney|payment|amount|money|half)\\b[^.!?\\n]{0,50}\\b(?:${WALLETS}|transfer|wire|send|sent)
  (?:${WALLETS}|transfer|wire|send|pay)\\b[^.!?\\n]{0,50}\\b(?:deposit|advance|token|booking\\smoney|${AHEAD})
`);
const SENDS_UNSEEN = pattern(`
  (?:ship|shipp?ing|courier|cargo|deliver(?:y|ed)?|transport)\\b[^.!?\\n]{0,80}\\b(?:after|once|when)\\b[^.!?\\n]{0,40}\\b(?:pay|paid|payment|deposit|advance|transfer)
  (?:cannot|can\\s?not|can't|no)\\s(?:be\\s)?(?:seen|see|show|view|viewing|inspection|meet|meeting)\\b
  (?:army|military|navy|abroad|overseas)\\b[^.!?\\n]{0,80}\\b(?:ship|agent|deliver|courier|transfer|posting|posted)
`);
const PAYS_ELSEWHERE = { named: 60, asked: 45 };

export function paysElsewhere(listing: CheckedListing): Finding | undefined {
  const text = textOf(listing);
  const named = PAYMENTS.exec(text);
  const asked = named ?? ASKS_AHEAD.exec(text) ?? SENDS_UNSEEN.exec(text);
  if (asked)
    return { points: named ? PAYS_ELSEWHERE.named : PAYS_ELSEWHERE.asked, words: `The text says: ${asked[0]}` };
}

const THINGS =
  'helmets?|gloves?|jackets?|tyres?|tires?|spare\\sparts?|parts|exhaust|silencer|muffler|mirrors?|batter(?:y|ies)|visors?|seat\\scovers?|stickers?|die\\s?cast|toys?|keyrings?|car|jeep|truck|van|i?phone|laptop|rikshaw|rickshaw|bicycle';
/** The title is about another thing, a service or a wish. */
const NOT_A_BIKE = pattern(`
  (?:${THINGS})\\s(?:for|of|set|fits?)
  ^(?:\\S+\\s){0,3}(?:${THINGS})$
  ^(?:wanted|wtb|looking\\sfor|i\\swant|need(?:ed)?|we\\sbuy|buying)
  (?:on|for)\\srent|rental|for\\shire|jobs?\\b|loans?\\b|training|driving\\slessons?
`);
const OTHER_THING = 45;

export function notABike({ name }: CheckedListing): Finding | undefined {
  const found = NOT_A_BIKE.exec(name.trim());
  if (found) return { points: OTHER_THING, words: `The title says: ${found[0].trim()}` };
}

/** A line each, as whole words. */
function pattern(lines: string) {
  const each = lines
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return new RegExp(`(?<![\\p{L}\\d])(?:${each.join('|')})(?![\\p{L}\\d])`, 'iu');
}
