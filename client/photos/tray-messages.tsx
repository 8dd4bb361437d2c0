import type { TrayPhoto } from './photo-tray.ts';

interface TrayMessagesProps {
  photos: readonly TrayPhoto[];
  note: string;
  labelOf?(photo: TrayPhoto, place: number): string;
  className?: string;
}

const fileNameOf = ({ fileName }: TrayPhoto) => fileName;

/** Failures, where tiles have no room for text, and what a screen reader is told. */
export function TrayMessages({ photos, note, labelOf = fileNameOf, className = '' }: TrayMessagesProps) {
  return (
    <>
      <div role="alert" className={`grid gap-2 text-sm empty:hidden ${className}`}>
        {photos.map(
          (photo, place) =>
            photo.state === 'failed' && (
              <p key={photo.key} className="wrap-anywhere">
                <strong>{labelOf(photo, place)}:</strong> {photo.fault}
              </p>
            ),
        )}
      </div>
      <p role="status" className={`text-sm text-quiet empty:hidden ${className}`}>
        {note}
      </p>
    </>
  );
}
