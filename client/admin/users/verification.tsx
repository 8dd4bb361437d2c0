import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { call, isRefused, reason } from '#client/api/call.ts';
import { invalidate, refresh } from '#client/api/query-client.ts';
import { useRight } from '#client/auth/use-right.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { VerifiedBadge } from '#client/verification/verified-badge.tsx';
import { listUsers, type User, verifySeller } from '#contract/users.ts';
import { t } from '#language/t.ts';

/** A row keeps its place after the change, so that a second click hits no other row. */
export function Verification({ seller }: { seller: User }) {
  const mayVerify = useRight('identity');
  const state = useRef<HTMLSpanElement>(null);
  const verify = useMutation({
    mutationFn: () => call(verifySeller, { params: { email: seller.email } }),
    onSuccess: ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(t('Updated Succesfully'));
      else toast(t('{name} has already been verified by somebody else.', { name: seller.name }));
      void invalidate(listUsers);
    },
    onError: (error) => {
      console.error(error);
      const gone = isRefused(error, 404);
      toast.error(gone ? t('{name} has already been deleted by somebody else.', { name: seller.name }) : reason(error));
      if (gone) void refresh(listUsers);
    },
  });

  useEffect(() => {
    if (verify.isSuccess) state.current?.focus();
  }, [verify.isSuccess]);

  if (seller.isVarified || verify.isSuccess)
    return (
      <span ref={state} tabIndex={-1} className="inline-flex min-h-10 items-center gap-1.5 font-semibold">
        <VerifiedBadge label={t('Verified')} />
        {t('Varified')}
      </span>
    );
  if (!mayVerify) return <span className="text-quiet">{t('unverified')}</span>;
  return (
    <BusyButton
      busy={verify.isPending}
      onClick={() => verify.mutate()}
      aria-describedby={`name-${seller._id}`}
      className="btn-outline whitespace-nowrap max-lg:w-full"
    >
      {t('unverified, Click to verify')}
    </BusyButton>
  );
}
