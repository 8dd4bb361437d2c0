import { useMutation } from '@tanstack/react-query';
import { call, reason } from '#client/api/call.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { type Import, mapImport } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { Progress } from './progress.tsx';
import { cacheImport } from './watch.ts';

export function CheckingRows({ import: one }: { import: Import }) {
  const { _id, mapping, settings } = one;
  const again = useMutation({
    mutationFn: () => call(mapImport, { params: { id: _id }, body: { mapping, settings } }),
    onSuccess: cacheImport,
    onError: (error) => console.error(error),
  });
  return (
    <Progress
      import={one}
      title={t('Checking every row')}
      of={t('Rows checked')}
      goOn={{ busy: again.isPending, press: again.mutate }}
    >
      <p>{t('Nothing is listed yet. You can leave this page and come back to it under Import.')}</p>
      <FormFault>{again.error ? reason(again.error) : undefined}</FormFault>
    </Progress>
  );
}
