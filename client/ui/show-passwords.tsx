import { t } from '#language/t.ts';

interface ShowPasswordsProps {
  shown: boolean;
  onChange(shown: boolean): void;
}

export function ShowPasswords({ shown, onChange }: ShowPasswordsProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2 justify-self-start text-sm">
      <input
        type="checkbox"
        checked={shown}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="checkbox border-base-content/60 checkbox-sm"
      />
      {t('Show what I type')}
    </label>
  );
}
