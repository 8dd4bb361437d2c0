import type { FrameFinding } from '#contract/frame-check.ts';
import type { PriceBand } from '#contract/price-label.ts';
import type { DeviceKind } from '../../devices/devices.ts';

/** What the checks read of a listing. */
export interface CheckedListing {
  name: string;
  description: string;
  brandName: string;
  modelId: string | null;
  modelYear: number | null;
  kilometres: number | null;
  engineCc: number | null;
  /** In dollars. */
  price: number;
  /** Absent: too few comparables. */
  band?: PriceBand | undefined;
  seller: {
    isVerified: boolean;
    ageDays: number;
    /** Bikes listed within a day. */
    listedToday: number;
    /** What a recent buyer of theirs has in common with them. */
    sharedWithBuyer?: DeviceKind | undefined;
  };
  /** The nearest other listing with one of its photos. */
  photo?: { otherId: string; sellers: number } | undefined;
  /** The most similar text of somebody else; 0 to 1. */
  text?: { otherId: string; similarity: number } | undefined;
  frame: FrameFinding[];
  /** People with an open report. */
  reporters: number;
}

export interface Finding {
  points: number;
  /** Without names of others, who may leave. */
  words: string;
  otherId?: string;
}

export type Check = (listing: CheckedListing) => Finding | undefined;
