import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';

export const SOME_PHOTOS = 4;
export const MANY_PHOTOS = 8;
export const LONG_TEXT = 200;

/** What the steps read of a listing. */
export interface Described {
  photos: number;
  hasModel: boolean;
  hasModelYear: boolean;
  hasKilometres: boolean;
  hasPlace: boolean;
  hasPapers: boolean;
  hasService: boolean;
  hasFrameNumber: boolean;
  textLength: number;
}

interface QualityStep {
  /** Of 100. */
  points: number;
  /** What to do next. */
  text(): string;
  isDone(bike: Described): boolean;
}

const steps = <const S extends Record<string, QualityStep>>(table: S) => table;

/** What makes a listing a good one. `server/listing-quality` counts how bikes with each sell. */
export const QUALITY_STEPS = steps({
  'some-photos': {
    points: 20,
    text: () =>
      t('Show it from both sides, the front and the dials: at least {count, plural, one {# photo} other {# photos}}', {
        count: SOME_PHOTOS,
      }),
    isDone: ({ photos }) => photos >= SOME_PHOTOS,
  },
  'many-photos': {
    points: 10,
    text: () =>
      t('Show tyres, chain, papers and what is worn: {count, plural, one {# photo} other {# photos}}', {
        count: MANY_PHOTOS,
      }),
    isDone: ({ photos }) => photos >= MANY_PHOTOS,
  },
  model: {
    points: 15,
    text: () => t('Choose the model from our list, so that searches find it'),
    isDone: (bike) => bike.hasModel,
  },
  'model-year': { points: 10, text: () => t('Write the model year'), isDone: (bike) => bike.hasModelYear },
  kilometres: { points: 10, text: () => t('Write the kilometres'), isDone: (bike) => bike.hasKilometres },
  text: {
    points: 10,
    text: () =>
      t('Say more about its history and its faults: {count, plural, one {# character} other {# characters}} or more', {
        count: LONG_TEXT,
      }),
    isDone: ({ textLength }) => textLength >= LONG_TEXT,
  },
  papers: { points: 10, text: () => t('Say which papers it has'), isDone: (bike) => bike.hasPapers },
  place: {
    points: 5,
    text: () => t('Choose the town, so that people nearby find it'),
    isDone: (bike) => bike.hasPlace,
  },
  service: { points: 5, text: () => t('Say what was serviced, and when'), isDone: (bike) => bike.hasService },
  'frame-number': {
    points: 5,
    text: () => t('Write the frame number: buyers read that it was checked'),
    isDone: (bike) => bike.hasFrameNumber,
  },
});
export type QualityStepCode = keyof typeof QUALITY_STEPS;
export const QUALITY_STEP_CODES = Object.keys(QUALITY_STEPS) as [QualityStepCode, ...QualityStepCode[]];

/** 0 to 100. */
export const qualityOf = (bike: Described) =>
  QUALITY_STEP_CODES.reduce(
    (sum, code) => sum + (QUALITY_STEPS[code].isDone(bike) ? QUALITY_STEPS[code].points : 0),
    0,
  );

/** In either group, or nothing is said. */
export const FEWEST_COUNTED = 50;
export const SOLD_WITHIN_DAYS = 30;

export const QualityFigure = z.object({
  code: z.enum(QUALITY_STEP_CODES),
  /** Counted bikes, with and without. */
  bikes: z.number().int(),
  /** Shares sold in time, 0 to 1. */
  soldWith: z.number(),
  soldWithout: z.number(),
});
export type QualityFigure = z.infer<typeof QualityFigure>;

export const listQualityFigures = endpoint({
  method: 'GET',
  path: '/listing-quality',
  access: 'seller',
  summary: `How many bikes with and without each step of a good listing were sold within ${SOLD_WITHIN_DAYS} days; steps with too few are left out`,
  answer: z.array(QualityFigure),
});
