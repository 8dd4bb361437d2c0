import { type ReactNode, type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useDroppedFiles } from '#client/photos/dropped-files.ts';
import { chosenOf, isUnderWay } from '#client/photos/photo-tray.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LONGEST_MESSAGE } from '#contract/messages.ts';
import { t } from '#language/t.ts';
import { useDraft } from '../draft.ts';
import { WordsField } from '../words-field.tsx';
import { ComposerPhotos, useMessagePhotos } from './composer-photos.tsx';
import { useMasking } from './masking.ts';
import { MaskingNote } from './masking-note.tsx';
import type { NewWords } from './outbox.ts';
import { PhotoChooser } from './photo-chooser.tsx';

interface ComposerProps {
  /** Drafts are kept under this name. */
  talk: string;
  to: string;
  /** Contact details will be hidden. */
  isMasked: boolean;
  onSend(message: NewWords): void;
  /** In front of the box. */
  children?: ReactNode;
}

/** Enter sends where there is a keyboard, elsewhere it begins a line. */
export function Composer({ talk, to, isMasked, onSend, children }: ComposerProps) {
  const { id, words, write } = useDraft(`a message in ${talk}`);
  const { tray, note } = useMessagePhotos(talk);
  const photos = useSyncExternalStore(tray.subscribe, tray.photos);
  const { isOver, target } = useDroppedFiles((files) => tray.add(files));
  const masking = useMasking(isMasked);
  const box = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState('');
  const [waiting, setWaiting] = useState(false);
  const tooLong = words.trim().length > LONGEST_MESSAGE;
  const isEmpty = !words.trim() && !photos.length;

  async function send({ anyway }: { anyway: boolean }) {
    if (waiting || isEmpty || tooLong) return box.current?.focus();
    setWaiting(true);
    try {
      if (!anyway && (await masking.isNeeded(words))) return;
      await tray.settled();
      if (tray.photos().some(({ state }) => state === 'failed'))
        return setFault(t('A photo was not added. Try it again, or remove it.'));
      const chosen = chosenOf(tray.photos());
      const previews = tray.takeAll().map(({ preview }) => preview);
      setFault('');
      masking.done();
      write('');
      onSend({ id, words: words.trim(), photos: chosen, previews });
      box.current?.focus();
    } finally {
      setWaiting(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send({ anyway: false });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      {...target}
      className={`border-t border-base-300 p-2 sm:p-3 ${isOver ? 'bg-primary/25' : ''}`}
    >
      {children}
      <ComposerPhotos photos={photos} tray={tray} note={note} onRemoved={() => box.current?.focus()} />
      {masking.masked !== undefined && (
        <MaskingNote
          masked={masking.masked}
          onEdit={() => {
            masking.done();
            box.current?.focus();
          }}
          onSend={() => void send({ anyway: true })}
        />
      )}
      <div className="flex items-end gap-1.5 sm:gap-2">
        <PhotoChooser onFiles={(files) => tray.add(files)} />
        <WordsField
          ref={box}
          label={t('Write to {name}', { name: to })}
          isLabelHidden
          placeholder={t('Write a message')}
          rows={1}
          most={LONGEST_MESSAGE}
          value={words}
          onWords={(next) => {
            write(next);
            masking.done();
            setFault('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
            event.preventDefault();
            void send({ anyway: false });
          }}
          className="max-h-40 min-h-11"
        />
        <BusyButton type="submit" busy={waiting} aria-label={t('Send')} className="btn-primary px-3">
          {!waiting && <Icon name="send" />}
          <span className="max-sm:sr-only">{t(photos.some(isUnderWay) && waiting ? 'Sending photos' : 'Send')}</span>
        </BusyButton>
      </div>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {fault}
      </p>
      <p className="mt-1.5 hidden text-xs text-quiet sm:pointer-fine:block">
        {t('Enter sends, Shift and Enter begin a new line.')}
      </p>
    </form>
  );
}

const hasKeyboard = () => matchMedia('(pointer: fine)').matches;
