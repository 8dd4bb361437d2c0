import { Picture } from '#client/ui/picture.tsx';

export function BrandPicture({ picture }: { picture: string }) {
  return <Picture src={picture} alt="" className="h-16 w-full rounded-field sm:h-20" />;
}
