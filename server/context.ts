import type { Config } from '#contract/config.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { ListingSettings } from '#contract/listing-limit.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Auditor } from './audit/audit.ts';
import type { SecurityEvents } from './audit/security-events/security-events.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Sql } from './database/connect.ts';
import type { HandoverCodes } from './deals/bookings/handover-code.ts';
import type { RateLimits } from './http/rate-limit/rate-limit.ts';
import type { StripeClient } from './money/stripe/stripe.ts';
import type { PhotoEncoder } from './photos/encoder.ts';
import type { SearchPool } from './search/search-pool.ts';
import type { ObjectStorage } from './storage/storage.ts';
import type { AccessTokens } from './users/session/access-tokens.ts';
import type { IdTokens } from './users/session/id-tokens.ts';

/** What the marketplace stands on, made once at the start and passed to every module. */
export interface AppContext {
  sql: Sql;
  searchPool: SearchPool;
  cache: ResponseCache;
  storage: ObjectStorage;
  encoder: PhotoEncoder;
  stripe: StripeClient;
  mailer: Mailer;
  /** How long the steps of a deal may take, and what the market keeps. */
  settings: DealSettings;
  /** How many bikes one seller may have on sale. */
  listing: ListingSettings;
  /** How long people who left are kept with their deals. */
  retentionDays: number;
  auditor: Auditor;
  securityEvents: SecurityEvents;
  rateLimits: RateLimits;
  idTokens: IdTokens;
  accessTokens: AccessTokens;
  handoverCodes: HandoverCodes;
  /** Logs somebody out at the identity service; absent when it is not our own. */
  endSessions?: (subject: string) => Promise<void>;
  adminEmails: string[];
  /** An admin is one in sessions only that were opened with a second factor. */
  adminsNeedSecondFactor: boolean;
  /** Where people find us, without a slash at the end. */
  publicUrl: string;
  config: Config;
}
