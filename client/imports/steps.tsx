import { Icon } from '#client/ui/icon.tsx';
import { type Message, message, t } from '#language/t.ts';

const STEPS = ['columns', 'check', 'import', 'done'] as const;
export type Step = (typeof STEPS)[number];

const names: Record<Step, Message> = {
  columns: message('Columns'),
  check: message('Check||step of an import'),
  import: message('Import||step of an import'),
  done: message('Done||step of an import'),
};

export function Steps({ current }: { current: Step }) {
  const at = STEPS.indexOf(current);
  return (
    <ol aria-label={t('Steps')} className="mt-6 grid grid-cols-4 gap-1 text-sm font-semibold sm:gap-2">
      {STEPS.map((step, nth) => (
        <li
          key={step}
          aria-current={nth === at ? 'step' : undefined}
          className={`flex items-center gap-1.5 border-t-4 pt-2 ${nth <= at ? 'border-base-content' : 'border-base-300 text-quiet'} ${nth === at ? 'border-primary' : ''}`}
        >
          {nth < at || current === 'done' ? (
            <>
              <Icon name="check" className="size-4 shrink-0 max-sm:hidden" />
              <span className="sr-only">{t('Done:')} </span>
            </>
          ) : (
            <span className="max-sm:hidden">{nth + 1}.</span>
          )}
          {t(names[step])}
        </li>
      ))}
    </ol>
  );
}
