import { type Message, message } from '#language/t.ts';

interface Words {
  name: Message;
  text: Message;
}

/** Ledger accounts in plain words. */
export const accountWords: Record<string, Words | undefined> = {
  buyer: { name: message('Buyers'), text: message('What they paid, less what went back to them') },
  held: { name: message('Held for deals'), text: message('Paid, and kept until it is clear whose it is') },
  'refund-due': { name: message('Refunds on their way'), text: message('Promised to buyers, not sent yet') },
  'payout-due': { name: message('Payouts that wait'), text: message('Promised to sellers, not sent yet') },
  seller: { name: message('Sellers'), text: message('What was paid out to them') },
  fees: { name: message('Fees'), text: message('What Kickstand kept of sales') },
  costs: { name: message('Costs'), text: message('What the card provider charged Kickstand, below 0') },
  provider: { name: message('Card provider'), text: message('The fees that it kept') },
  losses: { name: message('Losses'), text: message('What Kickstand bore when banks took money back') },
};
