import type { DealTimes } from '#contract/deal-times.ts';
import { t } from '#language/t.ts';

export const questionsFor = ({ hold, complaint }: DealTimes) => [
  {
    question: t('How long is a bike kept for me once I book it?'),
    answer: t(
      'For {time}. Everybody still sees the bike, marked Reserved, but nobody else can book it. Pay within that time and nobody else can have it; otherwise the booking ends by itself, costs you nothing, and the bike is free again.',
      { time: hold },
    ),
  },
  {
    question: t('How do I pay, and does real money move?'),
    answer: t(
      'By card, from My Orders in your dashboard. You pay the price of your booking, nothing on top, and get a receipt to print. We hold the money until you have the keys; if the seller pulls out, or you cancel in time, all of it goes back to your card. Card payments run in test mode for now: use the test card 4242 4242 4242 4242 with any future date, and no real money moves.',
    ),
  },
  {
    question: t('What does the badge beside a seller’s name mean?'),
    answer: t(
      'Our admins have looked at that seller and verified the account. The badge belongs to the person, not to one bike: it shows on everything they sell, from the moment they are verified. No badge only means that nobody has checked yet.',
    ),
  },
  {
    question: t('Where do buyer and seller meet?'),
    answer: t(
      'You name the place and leave a phone number when you book; the seller finds both under My Buyers. On the page of the deal the two of you propose and accept a time. Choose a public, well-lit place, ask for the registration papers, and compare the frame number with them before you show your code. A seller’s phone number and e-mail are shown only to people who are logged in.',
    ),
  },
  {
    question: t('What if something is wrong with a bike or a payment?'),
    answer: t(
      'Say so on the page of the deal, with words and photos, up to {time} after you took the keys: the money stays where it is until an admin has decided. A payment that arrives after your booking has ended goes back to your card without you asking. And a wrong advert can be reported on the bike’s own page.',
      { time: complaint },
    ),
  },
];
