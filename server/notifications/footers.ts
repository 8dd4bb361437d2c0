import { choicesOf, type NoticeKind } from '#contract/notice-preferences.ts';
import { pageUrl } from '#language/page-url.ts';
import { type Message, message, t } from '#language/t.ts';
import type { Footer } from '../../mail/letters.ts';
import { stoppingOf } from './stopping.ts';

const WHY: Record<NoticeKind, Message> = {
  deals: message('You get this letter because it is about a deal of yours.'),
  payouts: message('You get this letter because it is about your money.'),
  listings: message('You get this letter because it is about a bike of yours.'),
  account: message('You get this letter because it is about your account.'),
  messages: message('You get this letter because somebody wrote to you on Kickstand.'),
  offers: message('You get this letter because it is about an offer of yours, or for your bike.'),
  ratings: message('You get this letter because it is about the rating of a deal of yours.'),
  'saved-searches': message('You get this letter because you saved a search.'),
  favourites: message('You get this letter because the bike is one of your favourites.'),
};

export const adminsFooter = (): Footer => ({ why: t('You get this letter because you are an admin of Kickstand.') });

export const PREFERENCES = '/dashboard/account#notices';

/** `stop`: the address that ends letters of this kind. */
export function footerOf(kind: NoticeKind, publicUrl: string, stop?: string): Footer {
  const isFixed = choicesOf(kind, 'mail').length === 1;
  return {
    why: isFixed ? `${t(WHY[kind])} ${t('Letters like it always come.')}` : t(WHY[kind]),
    links: [
      { label: t('Choose what reaches you'), link: pageUrl(publicUrl, PREFERENCES) },
      ...(stop ? [{ label: t(stoppingOf(kind).stop), link: stop }] : []),
    ],
  };
}
