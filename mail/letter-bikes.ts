import { t } from '#language/t.ts';
import { type Html, html } from './html.ts';
import type { LetterBike } from './letter-form.ts';
import { INLINE } from './letter-style.ts';

export const bikeText = ({ name, price, facts, link }: LetterBike) =>
  [name, facts ? t('{price}, {facts}', { price, facts }) : price, link].join('\n');

export const bikeList = (bikes: LetterBike[]): Html =>
  html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="${INLINE.bikes}">${bikes.map(bikeRow)}</table>
`;

function bikeRow({ name, price, facts, link, picture }: LetterBike): Html {
  const cell = picture
    ? html`<td class="picture-cell line" width="128" valign="top" style="${INLINE.bikePicture}"><a href="${link}" style="${INLINE.bikeLink}"><img class="picture" src="${picture}" alt="${name}" width="128" height="96" style="${INLINE.picture}"></a></td>`
    : html``;
  const about = facts ? html`<p class="quiet" style="${INLINE.bikeFacts}">${facts}</p>` : html``;
  return html`<tr>${cell}<td class="line" colspan="${picture ? 1 : 2}" valign="middle" style="${INLINE.bike}"><p style="${INLINE.bikeName}"><a class="ink" href="${link}" style="${INLINE.bikeLink}">${name}</a></p><p class="ink" style="${INLINE.bikePrice}">${price}</p>${about}</td></tr>`;
}
