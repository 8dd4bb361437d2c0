import { useEffect, useEffectEvent, useState } from 'react';
import { LONGEST_INSPECTION_NOTE } from '#contract/inspection-items.ts';
import { t } from '#language/t.ts';

const PAUSE_MS = 800;

interface ItemNoteProps {
  note: string;
  disabled: boolean;
  onChange(note: string): Promise<boolean>;
}

/** Stored at each pause, and when somebody goes away. */
export function ItemNote({ note, disabled, onChange }: ItemNoteProps) {
  const [draft, setDraft] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const text = draft?.trim();
  if (!isWriting && text === note) setDraft(undefined);

  const store = useEffectEvent(() => {
    if (text !== undefined && text !== note) void onChange(text);
  });

  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(store, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    const leave = () => store();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return (
    <label className="grid gap-1.5">
      <span className="text-sm font-semibold">{t('Note||noun')}</span>
      <textarea
        rows={2}
        maxLength={LONGEST_INSPECTION_NOTE}
        disabled={disabled}
        value={draft ?? note}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={() => setWriting(true)}
        onBlur={() => {
          setWriting(false);
          if (text !== undefined && text !== note) void onChange(text);
        }}
        className="textarea w-full"
      />
    </label>
  );
}
