import { Icon } from '#client/ui/icon.tsx';
import type { Photo } from '#contract/photos.ts';
import { useStatementPhoto } from './statement-photo-file.ts';

interface StatementPhotoProps {
  dealId: string;
  photo: Photo;
  nth: number;
}

export function StatementPhoto({ dealId, photo: { name, alt, placeholder }, nth }: StatementPhotoProps) {
  const { src, isError } = useStatementPhoto({ id: dealId, name });
  const words = alt || `Photo ${nth}`;
  if (isError)
    return (
      <li className="grid aspect-4/3 place-items-center gap-1 rounded-field bg-base-300 p-2 text-center text-sm">
        <Icon name="alert" />
        {words} could not be loaded
      </li>
    );
  if (!src)
    return (
      <li>
        <img src={placeholder} alt="" className="aspect-4/3 w-full rounded-field object-cover blur-sm" />
      </li>
    );
  return (
    <li>
      <a href={src} target="_blank" rel="noreferrer">
        <img src={src} alt={words} className="aspect-4/3 w-full rounded-field bg-base-300 object-cover" />
      </a>
    </li>
  );
}
