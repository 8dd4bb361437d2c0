import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Email, Id, line, paragraph } from './fields.ts';
import { Page } from './pagination.ts';
import { UPLOAD_TYPES } from './photos.ts';
import { OwnVerificationStep } from './verified-steps.ts';

export const SENT_CODE_DIGITS = 6;
export const SENT_CODE_MINUTES = 10;
export const SENT_CODE_TRIES = 5;
export const SENT_CODES_A_DAY = 5;
export const DOCUMENT_DAYS = 14;
export const MOST_REFUSAL = 500;

export const OwnVerification = z.object({
  steps: z.array(OwnVerificationStep),
  isVarified: z.boolean(),
  /** Of the badge. */
  verifiedUntil: z.string().optional(),
  /** False: this marketplace sends no text messages. */
  takesPhones: z.boolean(),
});
export type OwnVerification = z.infer<typeof OwnVerification>;

/** With its country code; spaces, dashes and brackets are left out. */
export const InternationalPhone = line(30)
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(
    z.string().regex(/^\+[1-9]\d{6,14}$/, {
      error: () => t('Please write the number with its country code, like +880 1712 345678'),
    }),
  );

const modified = z.object({ modifiedCount: z.number().int() });
const ByCode = z.enum(['email', 'phone'], { error: () => t('Please choose email or phone') });
const TakenBack = z.enum(['phone', 'document'], { error: () => t('Please choose phone or document') });
const Revocable = z.enum(['email', 'phone', 'document'], { error: () => t('Please choose email, phone or document') });

export const readVerification = endpoint({
  method: 'GET',
  path: '/verification',
  access: 'seller',
  summary: 'What the caller has shown of themselves, and until when it counts',
  answer: OwnVerification,
});

export const sendVerificationCode = endpoint({
  method: 'POST',
  path: '/verification/codes',
  access: 'seller',
  needs: 'confirmed-address',
  summary: "Send a code to a phone, or to the caller's own e-mail address",
  body: z.discriminatedUnion(
    'step',
    [z.object({ step: z.literal('phone'), phone: InternationalPhone }), z.object({ step: z.literal('email') })],
    { error: () => t('Please choose email or phone') },
  ),
  answer: z.object({ sentTo: z.string(), endsAt: z.string() }),
});

export const confirmVerificationCode = endpoint({
  method: 'POST',
  path: '/verification/codes/confirm',
  access: 'seller',
  summary: `Confirm with the newest code; it has ${SENT_CODE_TRIES} tries`,
  body: z.object({
    step: ByCode,
    code: line(20)
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(
        z.string().regex(new RegExp(`^\\d{${SENT_CODE_DIGITS}}$`), {
          error: () =>
            t('Please write the {count, plural, one {# digit} other {# digits}} we sent', {
              count: SENT_CODE_DIGITS,
            }),
        }),
      ),
  }),
  answer: modified,
});

export const sendIdentityDocument = endpoint({
  method: 'POST',
  path: '/verification/document',
  access: 'seller',
  needs: 'confirmed-address',
  takes: UPLOAD_TYPES,
  summary: 'Send a photo of an identity document; it is deleted when an admin has looked at it',
  answer: z.object({ sentAt: z.string() }),
});

export const withdrawVerification = endpoint({
  method: 'DELETE',
  path: '/verification/:step',
  access: 'seller',
  summary: 'Take back the phone or the document, also one that waits',
  params: z.object({ step: TakenBack }),
  answer: z.object({ deletedCount: z.number().int() }),
});

export const IdentityDocument = z.object({
  _id: Id,
  sellerName: z.string(),
  sellerEmail: z.string(),
  joinedAt: z.string(),
  sentAt: z.string(),
});
export type IdentityDocument = z.infer<typeof IdentityDocument>;

const byId = z.object({ id: Id });

export const listIdentityDocuments = endpoint({
  method: 'GET',
  path: '/identity-documents',
  access: 'admin',
  right: 'identity',
  summary: 'Documents that wait to be looked at, the oldest first',
  query: Page,
  answer: z.array(IdentityDocument),
});

export const readIdentityDocument = endpoint({
  method: 'GET',
  path: '/identity-documents/:id/picture',
  access: 'admin',
  right: 'identity',
  gives: 'image/webp',
  summary: 'The photo of a document that waits; each look is in the audit log',
  params: byId,
  answer: z.string(),
});

export const decideIdentityDocument = endpoint({
  method: 'POST',
  path: '/identity-documents/:id/decide',
  access: 'admin',
  right: 'identity',
  summary: 'Accept a document or refuse it with a reason; its photo is deleted',
  params: byId,
  body: z.discriminatedUnion(
    'decision',
    [
      z.object({ decision: z.literal('accept') }),
      z.object({ decision: z.literal('refuse'), reason: paragraph(MOST_REFUSAL) }),
    ],
    { error: () => t('Please choose accept or refuse') },
  ),
  answer: modified,
});

export const revokeVerificationStep = endpoint({
  method: 'POST',
  path: '/users/:email/verification/:step/revoke',
  access: 'admin',
  right: 'identity',
  summary: 'Take back a step of a seller, with a reason that they read',
  params: z.object({ email: Email, step: Revocable }),
  body: z.object({ reason: paragraph(MOST_REFUSAL) }),
  answer: modified,
});
