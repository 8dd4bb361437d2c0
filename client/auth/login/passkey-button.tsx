import { Icon } from '#client/ui/icon.tsx';

interface PasskeyButtonProps {
  onClick(): void;
  disabled: boolean;
}

export function PasskeyButton({ onClick, disabled }: PasskeyButtonProps) {
  return (
    <button type="button" onClick={onClick} disabled={disabled} className="btn btn-outline w-full">
      <Icon name="key" />
      Log in with a passkey
    </button>
  );
}
