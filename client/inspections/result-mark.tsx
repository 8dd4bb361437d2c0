import { Icon, type IconName } from '#client/ui/icon.tsx';
import type { InspectionResult } from '#contract/inspection-items.ts';
import { INSPECTION_RESULT_LABELS } from '#contract/inspection-words.ts';
import { t } from '#language/t.ts';

const marks: Record<InspectionResult, { icon: IconName; tone: string }> = {
  good: { icon: 'check', tone: 'text-success' },
  doubtful: { icon: 'alert', tone: 'text-warning' },
  bad: { icon: 'cross', tone: 'text-error' },
};

export function ResultMark({ result }: { result: InspectionResult | undefined }) {
  if (!result) return <span className="text-quiet">{t('Not checked')}</span>;
  const { icon, tone } = marks[result];
  return (
    <span className="inline-flex items-center gap-1 font-semibold">
      <Icon name={icon} className={`size-5 ${tone}`} />
      {t(INSPECTION_RESULT_LABELS[result])}
    </span>
  );
}
