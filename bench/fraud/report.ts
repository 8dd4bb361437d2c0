import {
  LISTING_CHECK_CODES,
  type ListingCheckCode,
  type ListingFinding,
  QUEUED_FROM,
  WITHHELD_FROM,
} from '#contract/listing-checks.ts';
import type { Honest } from './honest.ts';
import type { Kind, Seed } from './seeds.ts';

export interface Checked<T> {
  from: T;
  score: number;
  findings: ListingFinding[];
  /** An honest listing whose price is only a deposit; counted apart. */
  isDeposit?: boolean;
}

const OWN_CHECK: Record<Kind, ListingCheckCode> = {
  'price bait': 'price-far-below',
  'copied text': 'text-copied',
  'contact in text': 'contact-in-text',
  'payment elsewhere': 'pays-elsewhere',
  'odometer rolled back': 'odometer-lower',
  'cloned frame': 'frame-elsewhere',
  flood: 'many-at-once',
  'facts contradict': 'facts-contradict',
  'not a motorbike': 'not-a-bike',
  'stolen photo': 'photo-elsewhere',
};

const percent = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
const count = <T>(all: Checked<T>[], from: number) => all.filter(({ score }) => score >= from).length;

export const kindTable = (fraud: Checked<Seed>[], kinds: readonly Kind[]) =>
  kinds.map((kind) => {
    const all = fraud.filter(({ from }) => from.kind === kind);
    const byOwn = all.filter(({ findings }) => findings.some(({ code }) => code === OWN_CHECK[kind]));
    return {
      kind,
      seeded: all.length,
      found: percent(count(all, QUEUED_FROM), all.length),
      'by its check': percent(byOwn.length, all.length),
      withheld: percent(count(all, WITHHELD_FROM), all.length),
    };
  });

export function setTable(honest: Checked<Honest>[]) {
  const sets = [...Map.groupBy(honest, ({ from }) => from.set), ['all', honest] as const];
  return sets.map(([set, all]) => {
    const priced = all.filter(({ isDeposit }) => !isDeposit);
    return {
      'honest listings': set,
      checked: all.length,
      'without deposits': priced.length,
      queued: percent(count(priced, QUEUED_FROM), priced.length),
      withheld: percent(count(priced, WITHHELD_FROM), priced.length),
      'queued with deposits': percent(count(all, QUEUED_FROM), all.length),
    };
  });
}

/** Honest listings that are queued and have the finding. */
export function alarmsByCheck(honest: Checked<Honest>[]) {
  const alarms = honest.filter(({ score, isDeposit }) => score >= QUEUED_FROM && !isDeposit);
  const sets = [...new Set(honest.map(({ from }) => from.set))];
  return LISTING_CHECK_CODES.map((code) => {
    const found = alarms.filter(({ findings }) => findings.some((finding) => finding.code === code));
    const ofSet = sets.map((set) => [set, found.filter(({ from }) => from.set === set).length]);
    return { 'alarms by': code, all: found.length, ...Object.fromEntries(ofSet) };
  });
}
