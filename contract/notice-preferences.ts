import { z } from 'zod';
import { type Message, message, t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';

/** The bell has every notice; these may carry it out of the site. */
export const NOTICE_CHANNELS = ['mail', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const NOTICE_CHOICES = ['on', 'off'] as const;
export type NoticeChoice = (typeof NOTICE_CHOICES)[number];

interface NoticeKindFacts {
  name: Message;
  about: Message;
  /** The first one holds until a person chooses; a single one cannot be changed. */
  choices: Record<NoticeChannel, readonly [NoticeChoice, ...NoticeChoice[]]>;
  /** A notice that was read meanwhile is not mailed. */
  isMailedUnread?: true;
}

const SWITCH = ['on', 'off'] as const;
const ALWAYS = ['on'] as const;

export const NOTICE_KINDS = {
  deals: {
    name: message('Deals'),
    about: message('Every step of a booking that concerns you. A deal has deadlines, so its letters always come.'),
    choices: { mail: ALWAYS, push: SWITCH },
  },
  payouts: {
    name: message('Your money'),
    about: message('Payouts and the bank account they go to. These letters always come.'),
    choices: { mail: ALWAYS, push: SWITCH },
  },
  listings: {
    name: message('Your bikes on the market'),
    about: message(
      'When a bike of yours is withheld until we have looked at it, and what we decide. These letters always come.',
    ),
    choices: { mail: ALWAYS, push: SWITCH },
  },
  account: {
    name: message('Your account'),
    about: message(
      'What admins decide about your verification, when it ends, and whether your account is suspended. These letters always come.',
    ),
    choices: { mail: ALWAYS, push: SWITCH },
  },
  messages: {
    name: message('Messages'),
    about: message(
      'What buyers and sellers write to you. One letter tells of several, and only if you have not read them.',
    ),
    choices: { mail: SWITCH, push: SWITCH },
    isMailedUnread: true,
  },
  offers: {
    name: message('Offers'),
    about: message('Offers for your bikes, and answers to yours. An offer ends after a time.'),
    choices: { mail: SWITCH, push: SWITCH },
  },
  ratings: {
    name: message('Ratings'),
    about: message('When you may rate a deal, and when a rating of you is shown.'),
    choices: { mail: SWITCH, push: ['off', 'on'] },
  },
  'saved-searches': {
    name: message('Saved searches'),
    about: message('New bikes that match a search you saved. How often is said at each search.'),
    choices: { mail: SWITCH, push: SWITCH },
  },
  favourites: {
    name: message('Favourites'),
    about: message('A favourite of yours costs less, is back on sale, or is sold.'),
    choices: { mail: SWITCH, push: SWITCH },
  },
} as const satisfies Record<string, NoticeKindFacts>;
export type NoticeKind = keyof typeof NOTICE_KINDS;

const Kind = z.enum(Object.keys(NOTICE_KINDS) as [NoticeKind, ...NoticeKind[]]);
const Channel = z.enum(NOTICE_CHANNELS);
const Choice = z.enum(NOTICE_CHOICES, { error: () => t('Please choose on or off') });

export const NoticePreference = z.object({ kind: Kind, mail: Choice, push: Choice });
export type NoticePreference = z.infer<typeof NoticePreference>;

export const choicesOf = (kind: NoticeKind, channel: NoticeChannel): readonly NoticeChoice[] =>
  NOTICE_KINDS[kind].choices[channel];

export const readNoticePreferences = endpoint({
  method: 'GET',
  path: '/notices/preferences',
  access: 'signed-in',
  summary: 'What reaches the caller by mail and as a push message, by kind',
  answer: z.array(NoticePreference),
});

export const chooseNotices = endpoint({
  method: 'PUT',
  path: '/notices/preferences/:kind/:channel',
  access: 'signed-in',
  summary: 'Choose for one kind and channel; letters about deals and money always come',
  params: z.object({ kind: Kind, channel: Channel }),
  body: z.object({ choice: Choice }),
  answer: z.object({ modifiedCount: z.number().int() }),
});
