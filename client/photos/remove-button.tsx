import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';

interface RemoveButtonProps {
  name: string;
  size?: 'btn-sm' | 'size-11';
  onClick(): void;
}

export function RemoveButton({ name, size = 'btn-sm', onClick }: RemoveButtonProps) {
  const label = t('Remove {photo}', { photo: name });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`btn btn-circle ${size} absolute top-1.5 end-1.5 border-base-300 bg-base-100/90`}
    >
      <Icon name="cross" className="size-4" />
    </button>
  );
}
