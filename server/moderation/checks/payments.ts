import type { CheckedListing, Finding } from './listing.ts';
import { foundIn, pattern, plainOf } from './patterns.ts';

/** No seller of a bike that can be looked at asks for these. */
const NEVER_HONEST = pattern(`
  western ?union|money ?gram|paysafe ?card|gift ?cards?|(?:steam|apple|itunes|amazon|google(?: play)?) (?:or \\w+ )?(?:gift )?cards?
  bitcoins?|usdt|crypto(?:currency)?|cash ?app|zelle|venmo|escrow
`);

const WALLET =
  'b[iy]?kash|nagad|paytm|phone ?pe|g ?pay|google ?pay|upi|ez ?cash|momo|zalo ?pay|paypal|bank wire|wire transfer';
/** People pay here. */
const WALLETS = pattern(WALLET);

const MONEY = 'deposit|advance|token(?! tax)|booking|payment|fees?|charges?|half|\\d+ ?%';
const FIRST = 'first(?! (?:owner|hand|party|class|reg|service))';
const ASKS_AHEAD = pattern(`
  (?:send|transfer|wire|pay|clear)…(?:${FIRST}|up ?front|in advance|beforehand|before (?:delivery|viewing|shipping)|to my agent)
  ${FIRST} (?:pay|send|transfer|wire)
  (?:token(?! tax)|booking|advance|reservation|deposit)…(?:${WALLET}|rocket|bank|transfer|send)
  (?:${WALLET}|rocket)…(?:${MONEY}|advance|first|today)
  (?:half|50 ?%|advance) (?:payment )?(?:before|now)
  (?:half|50 ?%)…(?:pay|payment|transfer)…(?:then|after|rest|delivery)
  (?:address|location)…(?:after|once) (?:the )?(?:payment|deposit|advance|transfer)
`);
/** Hindi, Bengali, Sinhala and Vietnamese, as written with Latin letters. */
const ASKS_AHEAD_ELSEWHERE = pattern(`
  (?:${MONEY}|paisa|paise|pay|${WALLET})…(?:bhej(?:o|na|iye|do)?|pehle|pahle)
  (?:pehle|pahle)…(?:${MONEY}|paisa|paise|pay|${WALLET}|bhej(?:o|na|do)?)
  (?:${MONEY}|taka|tk|${WALLET}|rocket)…(?:pathan(?:or)?|pathale|pathaben|diben|dile|dite hobe)
  (?:age|agey|aage) (?:\\w+ ){0,2}(?:taka|tk|advance|payment|booking|${WALLET})
  (?:advance|deposit|salli|bank|slip|booking|ez ?cash)…(?:danna|daala|dala|ewanna|evanna|karanna|kalin|mulin(?:ma)?)
  (?:kalin|mulin(?:ma)?)…(?:advance|deposit|salli|bank|slip)
  (?:coc|ck|chuyen (?:khoan|tien|coc))…(?:truoc|giu xe|gui xe|giao xe|ship|khong hoan|nha xe|${WALLET})
`);

const AWAY =
  'army|military|navy|soldier|cantonment|deployed|posted (?:in|at|to|with)|posting|cisf|crpf|bsf|jawan|fauji|on a ship|oil rig|abroad|overseas|in (?:saudi|dubai)|saudi|bidesh(?:e)?|rata inne|di linh|nuoc ngoai|hai quan';
const SENT =
  'courier|parcel|ship(?:s|ped|per|ping)?|transport(?:er|ation)?|cargo|agents?|agency|deliver(?:y|ed|s)?|sends? it|gui xe|giao xe|van chuyen';
const SENDS_UNSEEN = pattern(`
  gate ?pass|shipping company
  (?:${AWAY})…(?:${SENT})
  (?:${SENT})…(?:${AWAY})
  (?:${SENT})…(?:after|once|when)…(?:pay|paid|payment|deposit|advance|transfer|arrived)
  (?:deposit|advance|half)…(?:then|and)…(?:${SENT})
  you (?:cannot|can not|can't) (?:see|view|inspect|meet)
  bike (?:cannot|can not|can't) be (?:seen|viewed|inspected)
  no (?:viewings?|visits?|inspections?)(?! needed)
  dekhano jabe na|balanna (?:epa|ba|baha)
  (?:khong|ko|k|mien) (?:can )?(?:xem xe|gap (?:mat|truc tiep|duoc))
`);

const POINTS = { never: 60, asked: 45, named: 30 };

export function paysElsewhere({ name, description }: CheckedListing): Finding | undefined {
  const text = plainOf(`${name}\n${description}`);
  const never = foundIn(text, NEVER_HONEST);
  if (never) return found(POINTS.never, never);
  for (const sought of [ASKS_AHEAD, ASKS_AHEAD_ELSEWHERE, SENDS_UNSEEN]) {
    const asked = foundIn(text, sought);
    if (asked) return found(POINTS.asked, asked);
  }
  const named = foundIn(text, WALLETS);
  return named ? found(POINTS.named, named) : undefined;
}

const found = (points: number, words: string): Finding => ({ points, words: `The text says: ${words}` });
