import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Picture } from '#client/ui/picture.tsx';
import type { Photo } from '#contract/photos.ts';

interface ProductThumbnailProps {
  id: string;
  img: string;
  cover?: Photo | undefined;
  className: string;
}

/** The name beside it is the link for keyboard and screen readers. */
export function ProductThumbnail({ id, img, cover, className }: ProductThumbnailProps) {
  return (
    <Link to={paths.product(id)} tabIndex={-1} aria-hidden="true">
      <Picture src={img} alt="" photo={cover} sizes="8rem" className={`${className} w-full rounded-field`} />
    </Link>
  );
}
