import { SendLetter } from '#client/auth/confirmation/send-letter.tsx';
import { rich } from '#client/ui/rich.ts';

export function Confirmation({ email }: { email: string }) {
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-base-300 pt-4">
      <p className="max-w-prose">
        {rich(
          'When you joined, we sent a link to <email></email>. Open it to confirm that this is your e-mail: then you can book and sell, “Login with Google” works too, and nobody else can take it.',
          { email: () => <strong className="wrap-anywhere">{email}</strong> },
        )}
      </p>
      <SendLetter email={email} />
    </div>
  );
}
