import { useEffect, useRef } from 'react';
import { t } from '#language/t.ts';

interface MaskingNoteProps {
  /** The words as the other one will read them. */
  masked: string;
  onEdit(): void;
  onSend(): void;
}

/** Says before sending what will be hidden. */
export function MaskingNote({ masked, onEdit, onSend }: MaskingNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="alertdialog"
      aria-labelledby="masking"
      aria-describedby="masked-words"
      onKeyDown={({ key }) => key === 'Escape' && onEdit()}
      className="mb-2 grid gap-2 rounded-field border-s-4 border-warning bg-base-200 p-3 text-sm"
    >
      <p id="masking" className="font-semibold">
        {t('Phone numbers, addresses and links stay hidden until the bike is booked.')}
      </p>
      <p className="text-quiet">
        {t(
          'That keeps both of you safe: here everything is on record, and we hold the money until you have the keys. It will read:',
        )}
      </p>
      <blockquote
        id="masked-words"
        className="max-h-24 overflow-y-auto border-s-2 border-base-300 ps-2 user-text wrap-anywhere"
      >
        {masked}
      </blockquote>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onEdit} className="btn btn-sm">
          {t('Edit')}
        </button>
        <button type="button" onClick={onSend} className="btn btn-primary btn-sm">
          {t('Send it hidden')}
        </button>
      </div>
    </div>
  );
}
