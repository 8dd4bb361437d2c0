import { Picture } from '#client/ui/picture.tsx';
import { WebAddress } from '#contract/text.ts';

/** How buyers will see the picture; nothing while the address is not one. */
export function PicturePreview({ address }: { address: string | undefined }) {
  const isOurs = /^\/[^/]/.test(address ?? '');
  const { success, data = address } = WebAddress.safeParse(address ?? '');
  if (!data || (!success && !isOurs)) return;
  return (
    <Picture key={data} src={data} alt="How buyers will see it" className="h-56 w-full rounded-field sm:max-w-sm" />
  );
}
