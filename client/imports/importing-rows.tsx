import { reason } from '#client/api/call.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import type { Import } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { Progress } from './progress.tsx';
import { useRun } from './run.ts';

export function ImportingRows({ import: one }: { import: Import }) {
  const run = useRun(one._id);
  return (
    <Progress
      import={one}
      title={t('Listing your bikes')}
      of={t('Rows done')}
      goOn={{ busy: run.isPending, press: run.mutate }}
    >
      <p>{t('We go on by ourselves, also when you leave this page. You find it again under Import.')}</p>
      <FormFault>{run.error ? reason(run.error) : undefined}</FormFault>
    </Progress>
  );
}
