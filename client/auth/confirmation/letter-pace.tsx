import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#client/api/query-keys.ts';
import { identity } from '#client/api/session/identity.ts';
import { t } from '#language/t.ts';

const ASK_AGAIN_MS = 30_000;

export function LetterPace() {
  const { data: areDelayed } = useQuery({
    queryKey: queryKeys.areLettersDelayed,
    queryFn: identity.areLettersDelayed,
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
  });
  return (
    <p className="w-full text-quiet">
      {areDelayed
        ? t(
            'Our letters are delayed right now: yours is sent as soon as the mail server takes it. You need not ask again.',
          )
        : t('The letter may take some minutes.')}
    </p>
  );
}
