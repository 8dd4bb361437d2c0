import type { IncomingMessage } from 'node:http';
import { t } from '#language/t.ts';
import { html } from '../../mail/html.ts';
import { plainPages } from '../../mail/plain-pages.ts';
import type { HttpError } from './errors.ts';

const { page, headers } = plainPages({ name: 'Kickstand', home: '/', fonts: '/api/auth/fonts' });

/** A browser navigation would show a problem document as raw JSON. */
export const wantsErrorPage = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers.accept?.includes('text/html') === true;

export function errorPage({ message }: HttpError) {
  const body = html`<p role="alert">${message}</p><p><a class="button main" href="">${t('Try again')}</a></p>`;
  return { headers: headers("form-action 'none'"), body: page(t('One moment, please'), body) };
}
