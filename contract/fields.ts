import { z } from 'zod';
import { message, t } from '#language/t.ts';

// All control characters, except line breaks in multi-line text.
export const controlCharacter = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const controlCharacterButLineBreak = /[\p{Cs}]|(?![\n\t])\p{Cc}/u;
const JOINED =
  /([\p{L}\p{M}])[\u200c\u200d](?=\p{L})|(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;

/** Bidirectional and invisible characters, except joiners of letters and emoji. */
export const hasFormatCharacter = (text: string) =>
  /\p{Cf}/u.test(text) && /\p{Cf}/u.test(text.replace(JOINED, '$1$2'));

const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

export const MISSING = message('Please fill in this field');
export const NO_WEB_ADDRESS = message('Please write a web address, like https://example.com/bike.jpg');
const filled = { error: () => t(MISSING) };

// Default message: the library's are written for programmers.
z.config({ customError: ({ input }) => (input === undefined ? t(MISSING) : t('This is not what belongs here')) });

export const tooLong = (max: number) => ({
  error: () => t('Please keep this to {max, plural, one {{max} character} other {{max} characters}}', { max }),
});

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: () => t('Please choose one of {values}', { values: values.join(', ') }) });

function clean(max: number, forbidden: RegExp) {
  return z
    .string(filled)
    .transform((text) => text.replaceAll('\r\n', '\n').normalize('NFC').trim())
    .pipe(
      // One call: each check alone would clone the schema, and a page creates many at startup.
      z.string().check(
        z.maxLength(max, tooLong(max)),
        z.refine((text) => visible.test(text), filled),
        z.refine((text) => !forbidden.test(text) && !hasFormatCharacter(text), {
          error: () => t('This holds a character that cannot be shown'),
        }),
      ),
    );
}

export const line = (max: number) => clean(max, controlCharacter);

export const paragraph = (max: number) => clean(max, controlCharacterButLineBreak);

export const Email = line(254)
  .pipe(z.email({ error: () => t('Please write an e-mail address, like name@example.com') }))
  .transform((email) => email.toLowerCase());

export const WebAddress = line(2048).pipe(
  z.url({
    protocol: /^https?$/,
    hostname: z.regexes.hostname,
    error: () => t(NO_WEB_ADDRESS),
  }),
);

export const Phone = line(30).pipe(
  z.string().regex(/^(?=(?:\D*\d){5,15}\D*$)\+?[\d\s().-]+$/, {
    error: () => t('Please write a phone number with 5 to 15 digits'),
  }),
);

export const Id = z.uuid({ error: () => t('This is not an id') });

/** A page of this site: no other host, whatever a browser makes of it. */
export const SitePath = z
  .string()
  .regex(/^(\/[\w@%+~.:=-]+)+(\?[\w@%+~.:=&/-]*)?$/, { error: () => t('This is not a page of this site') });

/** How fast a seller usually answers, in minutes, rounded up. */
export const AnswersWithin = z.number().int().positive();
