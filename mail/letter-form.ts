import { language } from '#language/current.ts';
import { t } from '#language/t.ts';
import { directionOf, isRightToLeft } from './direction.ts';
import { type Html, html, markup } from './html.ts';
import { bikeList, bikeText } from './letter-bikes.ts';
import { INLINE, STYLESHEET } from './letter-style.ts';

export interface Link {
  label: string;
  link: string;
}

export interface LetterBike extends Pick<Link, 'link'> {
  name: string;
  price: string;
  /** Such as kilometres and town; may be empty. */
  facts: string;
  /** On our own site, absolute. */
  picture?: string | undefined;
}

/** The first link is the one thing to do next. */
export type Part = string | Link | { bikes: LetterBike[] };

export interface LetterPicture {
  /** On our own site, absolute. */
  address: string;
  alt: string;
}

export interface Footer {
  /** Why the reader gets this letter. */
  why: string;
  links?: Link[];
}

export interface Letter {
  title: string;
  /** Lists of mails show it after the subject. */
  preview: string;
  greeting: string;
  parts: Part[];
  picture?: LetterPicture | undefined;
  footer: Footer;
}

export const SIGNATURE = 'Kickstand';

export function letterText({ greeting, parts, footer }: Letter): string {
  const ending = [SIGNATURE, '', footer.why, ...(footer.links ?? []).map(linkText)].filter((line) => line !== '');
  return [greeting, ...parts.map(partText), ending.join('\n')].join('\n\n');
}

function partText(part: Part): string {
  if (typeof part === 'string') return part;
  return 'bikes' in part ? part.bikes.map(bikeText).join('\n\n') : linkText(part);
}

const linkText = ({ label, link }: Link) => t('{label}: {link}', { label, link });

/** Tables, as Outlook lays out nothing else. */
export function letterHtml({ title, preview, greeting, parts, picture, footer }: Letter): string {
  const start = isRightToLeft() ? 'right' : 'left';
  const main = parts.find((part) => typeof part !== 'string' && 'link' in part);
  return html`<!doctype html>
<html lang="${language()}"${directionOf()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${markup(STYLESHEET)}</style>
</head>
<body class="paper" style="${INLINE.paper}">
<div class="preview" style="${INLINE.preview}" aria-hidden="true">${preview}${NOTHING_MORE}</div>
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="#f4f3f0" style="${INLINE.paper}"><tr><td align="center" class="around" style="${INLINE.around}">
${OUTLOOK_WIDTH}<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" align="center" style="${INLINE.column}">
<tr><td align="${start}" style="${INLINE.masthead}"><table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr><td class="signal" bgcolor="#fbc62b" width="32" height="32" align="center" style="${INLINE.mark}" aria-hidden="true">K</td><td class="ink" style="${INLINE.wordmark}">${SIGNATURE}</td></tr></table></td></tr>
<tr><td class="sheet" align="${start}" bgcolor="#fdfcfb" style="${INLINE.sheet}">
${head(title, picture)}
${[greeting, ...parts].map((part) => partHtml(part, part === main))}
</td></tr>
<tr><td class="quiet" align="${start}" style="${INLINE.footer}"><p style="${INLINE.footerText}">${footer.why}</p>${(footer.links ?? []).map(footerLink)}</td></tr>
</table>${OUTLOOK_WIDTH_END}
</td></tr></table>
</body>
</html>`.toString();
}

/** Fills what lists of mails show after the preview, so that the greeting does not follow it. */
const NOTHING_MORE = markup('&#847; &zwnj; &nbsp; '.repeat(40));
const OUTLOOK_WIDTH = markup(
  '<!--[if mso]><table role="presentation" width="560" align="center" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->',
);
const OUTLOOK_WIDTH_END = markup('<!--[if mso]></td></tr></table><![endif]-->');

function head(title: string, picture: LetterPicture | undefined): Html {
  const heading = html`<h1 class="ink title" style="${INLINE.title}">${title}</h1>`;
  if (!picture) return html`<div style="${INLINE.head}">${heading}</div>`;
  return html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="${INLINE.head}"><tr><td class="picture-cell" width="128" valign="top" style="${INLINE.pictureCell}"><img class="picture" src="${picture.address}" alt="${picture.alt}" width="128" height="96" style="${INLINE.picture}"></td><td valign="middle">${heading}</td></tr></table>`;
}

function partHtml(part: Part, isMain: boolean): Html {
  if (typeof part === 'string') return paragraph(part);
  return 'bikes' in part ? bikeList(part.bikes) : button(part, isMain);
}

const paragraph = (text: string): Html => html`<p class="ink" style="${INLINE.text}">${text}</p>
`;

function button({ label, link }: Link, isMain: boolean): Html {
  const [cell, style] = isMain ? [INLINE.main, INLINE.mainLink] : [INLINE.other, INLINE.otherLink];
  const fill = isMain ? markup(' bgcolor="#fbc62b"') : markup('');
  return html`<table role="presentation" class="act" cellspacing="0" cellpadding="0" border="0" style="${INLINE.act}"><tr><td class="${isMain ? 'signal' : ''}" align="center"${fill} style="${cell}"><a class="button ${isMain ? 'signal' : 'ink edge'}" href="${link}" style="${style}">${label}</a></td></tr></table>
`;
}

const footerLink = ({ label, link }: Link): Html =>
  html`<p style="${INLINE.footerText}"><a class="quiet" href="${link}" style="${INLINE.footerLink}">${label}</a></p>`;
