import { Icon } from '#client/ui/icon.tsx';

const STEPS = ['Columns', 'Check', 'Import', 'Done'] as const;
export type Step = (typeof STEPS)[number];

export function Steps({ current }: { current: Step }) {
  const at = STEPS.indexOf(current);
  return (
    <ol aria-label="Steps" className="mt-6 grid grid-cols-4 gap-1 text-sm font-semibold sm:gap-2">
      {STEPS.map((step, nth) => (
        <li
          key={step}
          aria-current={nth === at ? 'step' : undefined}
          className={`flex items-center gap-1.5 border-t-4 pt-2 ${nth <= at ? 'border-base-content' : 'border-base-300 text-quiet'} ${nth === at ? 'border-primary' : ''}`}
        >
          {nth < at || current === 'Done' ? (
            <>
              <Icon name="check" className="size-4 shrink-0 max-sm:hidden" />
              <span className="sr-only">Done: </span>
            </>
          ) : (
            <span className="max-sm:hidden">{nth + 1}.</span>
          )}
          {step}
        </li>
      ))}
    </ol>
  );
}
