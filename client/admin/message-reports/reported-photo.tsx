import { query } from '#client/api/query-client.ts';
import { PrivatePhoto } from '#client/photos/private-photo.tsx';
import { readReportedPhoto } from '#contract/message-reports.ts';
import type { Photo } from '#contract/photos.ts';

interface ReportedPhotoProps {
  reportId: string;
  photo: Photo;
  nth: number;
}

export function ReportedPhoto({ reportId: id, photo, nth }: ReportedPhotoProps) {
  return <PrivatePhoto photo={photo} nth={nth} file={query(readReportedPhoto, { params: { id, name: photo.name } })} />;
}
