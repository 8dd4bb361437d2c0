import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';

interface PasskeyButtonProps {
  onClick(): void;
  disabled: boolean;
}

export function PasskeyButton({ onClick, disabled }: PasskeyButtonProps) {
  return (
    <button type="button" onClick={onClick} disabled={disabled} className="btn btn-outline w-full">
      <Icon name="key" />
      {t('Log in with a passkey')}
    </button>
  );
}
