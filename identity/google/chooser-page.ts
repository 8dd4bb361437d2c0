import { t } from '#language/t.ts';
import { html } from '../../mail/html.ts';
import { picturePath } from './issuer.ts';
import { page } from './page.ts';
import { type Person, subject } from './people.ts';

export interface Draft {
  name?: string;
  email?: string;
  fault?: string;
}

export function chooserPage(people: Person[], client: string, { name = '', email = '', fault }: Draft = {}): string {
  return page(
    t('Choose an account'),
    html`<p class="quiet">${t('To continue to {client}. This page stands in for Google: its people exist on this machine only, and nobody asks for a password.', { client })}</p>
<form method="post"><ul>${people.map(choice)}</ul></form>
${fault ? html`<details open>` : html`<details>`}<summary>${t('Use another account')}</summary>
<form method="post">
${fault ? html`<p class="wrong" role="alert">${fault}</p>` : ''}
<label>${t('Name')}<input name="name" value="${name}" maxlength="80" autocomplete="off" required></label>
<label>${t('E-mail')}<input name="email" type="email" value="${email}" maxlength="254" autocomplete="off" required></label>
<button class="main">${t('Continue')}</button>
</form></details>
<form method="post"><button name="cancel" value="yes">${t('Cancel')}</button></form>`,
  );
}

function choice(person: Person) {
  return html`<li><button class="person" name="sub" value="${subject(person)}"><img src="${picturePath(person)}" width="40" height="40" alt=""><span><b>${person.name}</b><span class="quiet">${person.emailVerified ? person.email : t('{email} (not confirmed)', { email: person.email })}</span></span></button></li>`;
}

export function overPage(): string {
  return page(
    t('This attempt to log in is over'),
    html`<p>${t('Please close this window, and press “Login with Google” once more.')}</p>`,
  );
}
