import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import { SendLetter } from './send-letter.tsx';

interface ConfirmationBannerProps {
  email: string;
  onClose(): void;
}

export function ConfirmationBanner({ email, onClose }: ConfirmationBannerProps) {
  return (
    <section aria-label={t('Your e-mail address')} className="border-b border-base-300 bg-base-100 print:hidden">
      <div className="frame flex items-start gap-3 py-2 text-sm">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <p className="flex items-center gap-2 py-1 font-semibold">
            <Icon name="alert" className="size-5 shrink-0 text-warning" />
            {t('Confirm your e-mail address to book and sell')}
          </p>
          <SendLetter email={email} size="btn-sm" />
        </div>
        <button type="button" onClick={onClose} aria-label={t('Close')} className="btn btn-square btn-ghost btn-sm">
          <Icon name="cross" />
        </button>
      </div>
    </section>
  );
}
