import type { Account } from './account-view.ts';
import { escaped, page } from './page.ts';

export function onboardingPage({ email }: Account, { token, session }: { token: string; session: string }): string {
  return page(
    'Where shall your money go?',
    `${email ? `<p>${escaped(email)}</p>` : ''}
<p class="amount">Test bank ···· 6789</p>
<form method="post" action="/onboarding/${escaped(token)}">
<input type="hidden" name="session" value="${escaped(session)}">
<button name="outcome" value="complete">Use this test bank account</button>
<button name="outcome" value="later">Not now</button>
</form>
<p>Test mode: no money moves, and nothing is asked about you.</p>`,
  );
}

export function unknownLinkPage(): string {
  return page('This link is not known', '<p>Please go back to the shop and start again from there.</p>');
}
