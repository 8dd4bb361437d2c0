import { t } from '#language/t.ts';

interface GoogleButtonProps {
  onClick(): void;
  disabled: boolean;
}

export function GoogleButton({ onClick, disabled }: GoogleButtonProps) {
  return (
    <button type="button" onClick={onClick} disabled={disabled} className="btn btn-outline w-full">
      <svg viewBox="0 0 48 48" className="size-5" aria-hidden="true">
        <path
          fill="#4285F4"
          d="M46 24.5c0-1.6-.1-3.1-.4-4.5H24v8.6h12.4a10.6 10.6 0 0 1-4.6 7v5.8h7.4c4.4-4 6.8-9.9 6.8-16.9z"
        />
        <path
          fill="#34A853"
          d="M24 47c6.2 0 11.4-2 15.2-5.6l-7.4-5.8c-2 1.4-4.7 2.2-7.8 2.2-6 0-11-4-12.8-9.5H3.6v6A23 23 0 0 0 24 47z"
        />
        <path fill="#FBBC05" d="M11.2 28.3a13.8 13.8 0 0 1 0-8.7v-6H3.6a23 23 0 0 0 0 20.7z" />
        <path
          fill="#EA4335"
          d="M24 10.1c3.4 0 6.4 1.2 8.8 3.4l6.5-6.5A23 23 0 0 0 3.6 13.7l7.6 6C13 14.2 18 10.1 24 10.1z"
        />
      </svg>
      {t('Login with Google')}
    </button>
  );
}
