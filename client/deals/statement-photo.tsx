import { query } from '#client/api/query-client.ts';
import { PrivatePhoto } from '#client/photos/private-photo.tsx';
import { readStatementPhoto } from '#contract/deals.ts';
import type { Photo } from '#contract/photos.ts';

interface StatementPhotoProps {
  dealId: string;
  photo: Photo;
  nth: number;
}

export function StatementPhoto({ dealId: id, photo, nth }: StatementPhotoProps) {
  return (
    <PrivatePhoto photo={photo} nth={nth} file={query(readStatementPhoto, { params: { id, name: photo.name } })} />
  );
}
