import { Day } from '#client/ui/day.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { FrameFindings } from './frame-findings.tsx';

/** Nothing when no frame number was given. */
export function FrameCheck({ check }: { check: WholeProduct['frameCheck'] }) {
  if (!check) return;
  const day = () => <Day of={check.checkedAt} />;
  if (check.findings.length > 0)
    return <FrameFindings title={rich('Frame number checked on <day></day>', { day })} findings={check.findings} />;
  return (
    <p className="mt-3 flex gap-2 text-sm">
      <Icon name="check" className="mt-px size-5 shrink-0 text-success" />
      <span className="flex flex-wrap gap-x-2">
        {t('Frame number checked, nothing found')}
        <span className="text-quiet">{day()}</span>
      </span>
    </p>
  );
}
