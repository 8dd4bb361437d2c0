export const questions = [
  {
    question: 'How long is a bike kept for me once I book it?',
    answer:
      'For 24 hours. Everybody still sees the bike, marked Reserved, but nobody else can book it. Pay within that time and it is yours; otherwise the booking ends by itself, costs you nothing, and the bike is free again.',
  },
  {
    question: 'How do I pay, and does real money move?',
    answer:
      'By card, from My Orders in your dashboard. You pay the price of your booking, nothing on top, and you get a transaction id as your receipt. Card payments run in test mode for now: use the test card 4242 4242 4242 4242 with any future date, and no real money moves.',
  },
  {
    question: 'What does the badge beside a seller’s name mean?',
    answer:
      'Our admins have looked at that seller and verified the account. The badge belongs to the person, not to one bike: it shows on everything they sell, from the moment they are verified. No badge only means that nobody has checked yet.',
  },
  {
    question: 'Where do buyer and seller meet?',
    answer:
      'You name the place and leave a phone number when you book; the seller finds both under My Buyers. Choose somewhere public and light, ask for the registration papers, and compare the frame number with them before you pay. A seller’s phone number and e-mail are shown only to people who are signed in.',
  },
  {
    question: 'What if something is wrong with a bike or a payment?',
    answer:
      'Press Report to Admin on the bike: the admins see every report and can take the bike off the market. If your payment arrives after your booking has ended, the whole amount goes back to your card without you asking.',
  },
];
