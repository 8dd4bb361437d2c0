import type { ComponentProps } from 'react';
import { t } from '#language/t.ts';
import { FiguresTable } from './figures-table.tsx';

export function TableBehind(props: ComponentProps<typeof FiguresTable>) {
  return (
    <details className="min-w-0 rounded-box border border-base-300 bg-base-100">
      <summary className="cursor-pointer px-4 py-3 font-semibold sm:px-6">{t('All figures in a table')}</summary>
      <FiguresTable {...props} />
    </details>
  );
}
