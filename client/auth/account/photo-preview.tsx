import { useState } from 'react';
import { WebAddress } from '#contract/fields.ts';
import { ownPictureAt } from '#contract/own-picture.ts';
import { pictureAddressFault } from '#contract/picture-address.ts';
import { t } from '#language/t.ts';

/** The picture as others see it; nothing while the URL is invalid. */
export function PhotoPreview({ address }: { address: string }) {
  const [broken, setBroken] = useState<string>();
  const { success, data } = WebAddress.safeParse(address);
  if (!success) return;
  const own = ownPictureAt(data, location.origin);
  if (!own)
    return (
      <p className="text-sm text-quiet">
        {pictureAddressFault(data) ?? t('We fetch this picture and show our own copy. Until then your initials show.')}
      </p>
    );
  if (data === broken)
    return (
      <p className="text-sm text-quiet">{t('No picture can be loaded from this address: your initials would show.')}</p>
    );
  return (
    <p className="flex items-center gap-4 text-sm text-quiet">
      <img
        key={own}
        src={own}
        alt=""
        width="96"
        height="96"
        referrerPolicy="no-referrer"
        onError={() => setBroken(data)}
        className="size-24 shrink-0 rounded-full border border-base-300 bg-base-300 object-cover"
      />
      {t('This is how others see it.')}
    </p>
  );
}
