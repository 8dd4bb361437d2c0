import { type ReactNode, useEffect, useState } from 'react';
import { BusyButton } from '#client/ui/busy-button.tsx';
import type { Import } from '#contract/imports.ts';
import { message, t } from '#language/t.ts';
import { StepHeading } from './step-heading.tsx';

/** No row is that slow: the worker has stopped, and the server by then accepts a restart. */
const STALLED_MS = 35_000;
const QUARTERS = [undefined, message('A quarter is done'), message('Half is done'), message('Three quarters are done')];

interface ProgressProps {
  import: Import;
  title: string;
  of: string;
  /** Restarts a stopped run. */
  goOn: { busy: boolean; press(): void };
  children: ReactNode;
}

export function Progress({ import: { rows, through }, title, of, goOn, children }: ProgressProps) {
  const stalled = useStalled(through);
  const quarter = QUARTERS[Math.floor((4 * through) / Math.max(rows, 1))];
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <div className="mt-2 max-w-prose text-quiet">{children}</div>
      <progress
        className="progress progress-primary mt-6 h-3 w-full"
        aria-label={of}
        max={Math.max(rows, 1)}
        value={through}
      />
      <p className="mt-2 text-sm tabular-nums">
        {t('{through, number} of {rows, plural, one {# row} other {# rows}}', { through, rows })}
      </p>
      <p role="status" className="sr-only">
        {quarter && t(quarter)}
      </p>
      {stalled && (
        <div className="mt-4">
          <p role="alert" className="mb-3 font-medium">
            {t('This has stood still for a while.')}
          </p>
          <BusyButton busy={goOn.busy} onClick={goOn.press} className="btn-primary">
            {t('Go on')}
          </BusyButton>
        </div>
      )}
    </>
  );
}

function useStalled(through: number) {
  const [stalledAt, setStalledAt] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setStalledAt(through), STALLED_MS);
    return () => clearTimeout(timer);
  }, [through]);
  return stalledAt === through;
}
