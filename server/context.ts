import type { Config } from '#contract/config.ts';
import type { ConversationSettings } from '#contract/conversation-settings.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { ListingSettings } from '#contract/listing-limit.ts';
import type { OfferSettings } from '#contract/offer-settings.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Auditor } from './audit/audit.ts';
import type { SecurityEvents } from './audit/security-events/security-events.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { CurrencySettings } from './currency-rates/currency-rates.ts';
import type { Sql } from './database/connect.ts';
import type { HandoverCodes } from './deals/bookings/handover-code.ts';
import type { RateLimits } from './http/rate-limit/rate-limit.ts';
import type { ViewCounter } from './insights/insights.ts';
import type { LiveHub } from './live/live.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { StripeClient } from './money/stripe/stripe.ts';
import type { PushKeys } from './notifications/push/vapid.ts';
import type { StopTokens } from './notifications/unsubscribe/stop-tokens.ts';
import type { PhotoEncoder } from './photos/encoder.ts';
import type { MemoryIndex } from './search/memory-index/memory-index.ts';
import type { SearchPool } from './search/search-pool.ts';
import type { SmsSender } from './sms/sms.ts';
import type { ObjectStorage } from './storage/storage.ts';
import type { AccessTokens } from './users/session/access-tokens.ts';
import type { IdTokens } from './users/session/id-tokens.ts';
import type { DocumentCipher } from './users/verification/document-cipher.ts';

export interface AppContext {
  sql: Sql;
  searchPool: SearchPool;
  memoryIndex: MemoryIndex;
  cache: ResponseCache;
  storage: ObjectStorage;
  encoder: PhotoEncoder;
  stripe: StripeClient;
  mailer: Mailer;
  /** Absent: phones are not verified here. */
  sms?: SmsSender;
  mostTextsADay: number;
  documents: DocumentCipher;
  stopTokens: StopTokens;
  pushKeys: PushKeys;
  /** Deadlines and fees of deals. */
  settings: DealSettings;
  listing: ListingSettings;
  /** At once; absent: by the job alone, or not at all. */
  checkListings?: (ids: string[]) => Promise<void>;
  conversations: {
    settings: ConversationSettings /** Contact details, before there is a booking. */;
    masking: boolean;
  };
  offers: OfferSettings;
  currencies: CurrencySettings;
  /** Retention of removed users who had deals. */
  retentionDays: number;
  auditor: Auditor;
  securityEvents: SecurityEvents;
  rateLimits: RateLimits;
  live: LiveHub;
  views: ViewCounter;
  maintenance: Maintenance;
  idTokens: IdTokens;
  accessTokens: AccessTokens;
  /** Keys the hashes of frame numbers. */
  frameSecret: string;
  handoverCodes: HandoverCodes;
  /** Ends a user's sessions at the identity service; absent with another issuer. */
  endSessions?: (subject: string) => Promise<void>;
  /** The verified address of a user at the identity service; absent with another issuer. */
  emailOf?: (subject: string) => Promise<string | undefined>;
  adminEmails: string[];
  /** The admin role needs a session with a second factor. */
  adminsNeedSecondFactor: boolean;
  /** Without a trailing slash. */
  publicUrl: string;
  config: Config;
}
