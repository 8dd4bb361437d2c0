interface Words {
  name: string;
  text: string;
}

/** Ledger accounts in plain words. */
export const accountWords: Record<string, Words | undefined> = {
  buyer: { name: 'Buyers', text: 'What they paid, less what went back to them' },
  held: { name: 'Held for deals', text: 'Paid, and kept until it is clear whose it is' },
  'refund-due': { name: 'Refunds on their way', text: 'Promised to buyers, not sent yet' },
  'payout-due': { name: 'Payouts that wait', text: 'Promised to sellers, not sent yet' },
  seller: { name: 'Sellers', text: 'What was paid out to them' },
  fees: { name: 'Fees', text: 'What Kickstand kept of sales' },
  costs: { name: 'Costs', text: 'What the card provider charged Kickstand, below 0' },
  provider: { name: 'Card provider', text: 'The fees that it kept' },
  losses: { name: 'Losses', text: 'What Kickstand bore when banks took money back' },
};
