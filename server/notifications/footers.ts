import { NOTICE_KINDS, type NoticeKind } from '#contract/notice-preferences.ts';
import { t } from '#language/t.ts';
import type { Footer } from '../../mail/letters.ts';

const WHY: Record<NoticeKind, string> = {
  deals: 'You get this letter because it is about a deal of yours.',
  payouts: 'You get this letter because it is about your money.',
  listings: 'You get this letter because it is about a bike of yours.',
  account: 'You get this letter because it is about your account.',
  messages: 'You get this letter because somebody wrote to you on Kickstand.',
  offers: 'You get this letter because it is about an offer of yours, or for your bike.',
  ratings: 'You get this letter because it is about the rating of a deal of yours.',
  'saved-searches': 'You get this letter because you saved a search.',
  favourites: 'You get this letter because the bike is one of your favourites.',
};

export const ADMINS: Footer = { why: 'You get this letter because you are an admin of Kickstand.' };

export const PREFERENCES = '/dashboard/account#notices';

/** `stop`: the address that ends letters of this kind. */
export function footerOf(kind: NoticeKind, publicUrl: string, stop?: string): Footer {
  const { name, choices } = NOTICE_KINDS[kind];
  const isFixed = choices.mail.length === 1;
  return {
    why: isFixed ? `${WHY[kind]} Letters like it always come.` : WHY[kind],
    links: [
      { label: 'Choose what reaches you', link: `${publicUrl}${PREFERENCES}` },
      ...(stop ? [{ label: `Stop letters about ${t(name).toLowerCase()}`, link: stop }] : []),
    ],
  };
}
