import { Link } from 'react-router';
import { t } from '#language/t.ts';
import { Portrait } from './portrait.tsx';

interface AvatarProps {
  name: string;
  photo: string | undefined;
  to: string;
}

export function Avatar({ name, photo, to }: AvatarProps) {
  return (
    <Link
      to={to}
      className="tooltip shrink-0 tooltip-bottom before:wrap-anywhere rounded-full before:max-w-48 before:transition-opacity! after:transition-opacity! max-sm:tooltip-left"
      data-tip={name}
      aria-label={t('{name}, My Account', { name })}
    >
      <Portrait name={name} photo={photo} size="size-9 text-sm max-[27rem]:size-8 max-[24rem]:size-7" />
    </Link>
  );
}
