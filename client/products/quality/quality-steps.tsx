import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { Icon } from '#client/ui/icon.tsx';
import {
  type Described,
  listQualityFigures,
  QUALITY_STEP_CODES,
  QUALITY_STEPS,
  type QualityFigure,
  type QualityStepCode,
  qualityOf,
  SOLD_WITHIN_DAYS,
} from '#contract/listing-quality.ts';
import { oneDecimal } from '#language/formatters.ts';
import { t } from '#language/t.ts';

/** Below it a difference says little. */
const LEAST_RATIO = 1.1;
const NEXT_SHOWN = 2;

export function QualitySteps({ bike }: { bike: Described }) {
  const { data: figures = [] } = useQuery({ ...query(listQualityFigures, {}), retry: false });
  const quality = qualityOf(bike);
  const next = nextSteps(bike, figures);
  return (
    <section aria-labelledby="quality" className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="quality" className="text-lg">
          {t('How good is this listing?')}
        </h2>
        <p className="font-semibold tabular-nums">{t('{quality} of 100', { quality })}</p>
      </div>
      <progress aria-hidden="true" value={quality} max={100} className="progress mt-2 h-2 text-success" />
      {next.length > 0 ? (
        <ul className="mt-3 grid gap-2 text-sm">
          {next.map((code) => (
            <li key={code} className="flex gap-2.5">
              <Icon name="plus" className="mt-0.5 size-4 shrink-0" />
              <span>
                {t('{step}.', { step: QUALITY_STEPS[code].text() })}{' '}
                <span className="text-quiet">{saleWords(figures.find((figure) => figure.code === code))}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-sm">{t('Buyers find all here that they want to know.')}</p>
      )}
    </section>
  );
}

/** What helps most here first; without figures, what has most points. */
function nextSteps(bike: Described, figures: QualityFigure[]): QualityStepCode[] {
  const ratio = (code: QualityStepCode) => ratioOf(figures.find((figure) => figure.code === code)) ?? 1;
  return QUALITY_STEP_CODES.filter((code) => !QUALITY_STEPS[code].isDone(bike))
    .filter((code) => code !== 'many-photos' || QUALITY_STEPS['some-photos'].isDone(bike))
    .toSorted((one, other) => ratio(other) - ratio(one) || QUALITY_STEPS[other].points - QUALITY_STEPS[one].points)
    .slice(0, NEXT_SHOWN);
}

/** Undefined: nobody knows, or it makes no difference. */
function ratioOf(figure: QualityFigure | undefined) {
  const ratio = figure && figure.soldWithout > 0 ? figure.soldWith / figure.soldWithout : 0;
  return ratio >= LEAST_RATIO ? ratio : undefined;
}

function saleWords(figure: QualityFigure | undefined) {
  const ratio = ratioOf(figure);
  return (
    ratio &&
    t('Here {ratio} times as many such bikes are sold within {days, plural, one {# day} other {# days}}.', {
      ratio: oneDecimal(ratio),
      days: SOLD_WITHIN_DAYS,
    })
  );
}
