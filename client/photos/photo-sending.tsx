import { t } from '#language/t.ts';
import type { PhotoTray, TrayPhoto } from './photo-tray.ts';

interface PhotoSendingProps {
  photo: TrayPhoto;
  name: string;
  tray: PhotoTray;
}

export function PhotoSending({ photo, name, tray }: PhotoSendingProps) {
  const { key, state, share } = photo;
  if (state === 'failed')
    return (
      <div className="flex flex-wrap items-center justify-between gap-1 ps-1 text-sm">
        <p className="font-semibold text-error">{t('Not added')}</p>
        {tray.canTryAgain(key) && (
          <button
            type="button"
            aria-label={t('Try again: {photo}', { photo: name })}
            onClick={() => tray.tryAgain(key)}
            className="btn btn-outline btn-sm"
          >
            {t('Try again')}
          </button>
        )}
      </div>
    );
  return (
    <div className="flex items-center gap-2 ps-1 text-sm">
      <div className="min-w-0 grow">
        <p className="text-quiet">{words(state, share)}</p>
        <SendingBar photo={photo} name={name} />
      </div>
      <button
        type="button"
        aria-label={t('Stop sending {photo}', { photo: name })}
        onClick={() => tray.stop(key)}
        className="btn btn-ghost btn-sm px-1.5"
      >
        {t('Stop||verb')}
      </button>
    </div>
  );
}

export function SendingBar({ photo: { state, share }, name }: Pick<PhotoSendingProps, 'photo' | 'name'>) {
  return (
    <progress
      aria-label={t('Sending {photo}', { photo: name })}
      value={state === 'sending' && share < 1 ? share : undefined}
      className="progress block h-1.5 w-full"
    />
  );
}

function words(state: TrayPhoto['state'], share: number) {
  if (state === 'waiting' || !share) return t('Waiting…');
  return share < 1 ? t('{percent} %', { percent: Math.round(share * 100) }) : t('Almost there…');
}
