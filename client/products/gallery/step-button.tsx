import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';

interface StepButtonProps {
  to: 'back' | 'on';
  /** At the end of the row. Not `disabled`, which loses the focus. */
  spent: boolean;
  onStep(): void;
}

export function StepButton({ to, spent, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={to === 'back' ? t('Previous photo') : t('Next photo')}
      aria-disabled={spent}
      onClick={onStep}
      className={`absolute top-1/2 grid size-9 sm:size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full bg-neutral text-neutral-content opacity-80 hover:opacity-100 focus-visible:opacity-100 aria-disabled:cursor-default aria-disabled:opacity-30 ${to === 'back' ? 'start-3' : 'end-3'}`}
    >
      <Icon name={to} className="size-5 sm:size-6" />
    </button>
  );
}
