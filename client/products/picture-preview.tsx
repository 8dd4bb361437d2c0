import { Picture } from '#client/ui/picture.tsx';
import { WebAddress } from '#contract/fields.ts';
import { ownPictureAt } from '#contract/own-picture.ts';
import { pictureAddressFault } from '#contract/picture-address.ts';
import { t } from '#language/t.ts';

/** Nothing while the URL is invalid. */
export function PicturePreview({ address = '' }: { address: string | undefined }) {
  const own = address ? ownPictureAt(address, location.origin) : undefined;
  if (own)
    return (
      <Picture
        key={own}
        src={own}
        alt={t('How buyers will see it')}
        className="h-56 w-full rounded-field sm:max-w-sm"
      />
    );
  if (!WebAddress.safeParse(address).success) return;
  return (
    <p className="text-sm text-quiet">
      {pictureAddressFault(address) ??
        t('We fetch this picture and show our own copy. Until then buyers see a drawn one.')}
    </p>
  );
}
