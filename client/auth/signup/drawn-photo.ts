import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AVATARS, drawnAvatar } from '#contract/avatar.ts';
import type { NewAccount } from './new-account.ts';

/** Until somebody gives a photo of their own, their initials stand for it. */
export function useDrawnPhoto({ watch, getValues, setValue }: UseFormReturn<NewAccount>) {
  const name = watch('name');
  useEffect(() => {
    const given = getValues('photoURL');
    const isDrawn = !given || given.startsWith(location.origin + AVATARS);
    // Nothing changes in a field in which somebody is.
    const isInUse = document.activeElement?.getAttribute('name') === 'photoURL';
    // A field that somebody has emptied stays empty: they are about to fill it in.
    if (isDrawn && !isInUse) setValue('photoURL', location.origin + drawnAvatar(name ?? ''));
  }, [name, getValues, setValue]);
}
