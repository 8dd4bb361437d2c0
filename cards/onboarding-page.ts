import type { Account } from './account-view.ts';
import { firstNumber, lastDigits } from './bank-accounts.ts';
import { escaped, page } from './page.ts';

export function onboardingPage(
  { id, email, bank_number }: Account,
  { token, session }: { token: string; session: string },
): string {
  return page(
    'Where shall your money go?',
    `${email ? `<p>${escaped(email)}</p>` : ''}
<p class="amount">Test bank ···· ${escaped(lastDigits(bank_number ?? firstNumber(id)))}</p>
<form method="post" action="/onboarding/${escaped(token)}">
<input type="hidden" name="session" value="${escaped(session)}">
<button name="outcome" value="complete">Use this test bank account</button>
<button name="outcome" value="another">Use another test bank account</button>
<button name="outcome" value="later">Not now</button>
</form>
<p>Test mode: no money moves, and nothing is asked about you.</p>`,
  );
}

export function unknownLinkPage(): string {
  return page('This link is not known', '<p>Please go back to the shop and start again from there.</p>');
}
