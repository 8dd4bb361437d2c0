import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { useObjectUrls } from '#client/photos/object-urls.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { readIdentityDocument } from '#contract/verification.ts';
import { t } from '#language/t.ts';

/** Fetched when it is asked for, as each look is noted. */
export function DocumentPicture({ id, sellerName }: { id: string; sellerName: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isFetching } = useQuery({
    ...query(readIdentityDocument, { params: { id } }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [src] = useObjectUrls([data]);
  if (src)
    return (
      <a href={src} target="_blank" rel="noreferrer" className="block">
        <img
          src={src}
          alt={t('Document of {name}', { name: sellerName })}
          className="max-h-96 w-full rounded-field bg-base-200 object-contain"
        />
      </a>
    );
  return (
    <div className="grid aspect-4/3 max-h-96 w-full content-center justify-items-center gap-3 rounded-field border border-base-300 bg-base-200 p-4 text-center">
      <FormFault>{error ? reason(error) : undefined}</FormFault>
      <BusyButton
        busy={isFetching}
        onClick={() => setIsAsked(true)}
        className="btn-neutral"
        aria-label={t('Look at the document of {name}', { name: sellerName })}
      >
        {t('Look at the document')}
      </BusyButton>
    </div>
  );
}
