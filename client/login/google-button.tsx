import { useEffect } from 'react';
import { prepareIdentity } from '#client/session/identity.ts';

interface GoogleButtonProps {
  onClick(): void;
  disabled: boolean;
}

export function GoogleButton({ onClick, disabled }: GoogleButtonProps) {
  // The window must open in the very moment of the click, so its code is already here by then.
  useEffect(() => {
    prepareIdentity().catch(console.error);
  }, []);
  return (
    <button type="button" onClick={onClick} disabled={disabled} className="btn btn-outline w-full">
      <svg viewBox="0 0 48 48" className="size-5" aria-hidden="true">
        <path
          fill="#4285F4"
          d="M46 24.5c0-1.6-.1-3.1-.4-4.5H24v8.6h12.4a10.6 10.6 0 0 1-4.6 7v5.8h7.4c4.4-4 6.8-9.9 6.8-16.9z"
        />
        <path
          fill="#34A853"
          d="M24 47c6.2 0 11.400-2 15.200-5.600l-7.400-5.800c-2 1.400-4.700 2.200-7.800 2.200-6 0-11-4-12.800-9.500H3.600v6A23 23 0 0 0 24 47z"
        />
        <path fill="#FBBC05" d="M11.200 28.300a13.800 13.800 0 0 1 0-8.700v-6H3.600a23 23 0 0 0 0 20.700z" />
        <path
          fill="#EA4335"
          d="M24 10.100c3.400 0 6.400 1.200 8.800 3.400l6.500-6.500A23 23 0 0 0 3.600 13.700l7.600 6C13 14.200 18 10.100 24 10.100z"
        />
      </svg>
      Login with Google
    </button>
  );
}
