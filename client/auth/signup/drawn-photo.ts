import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AVATARS, drawnAvatar } from '#contract/avatar.ts';
import type { NewAccount } from './new-account.ts';

/** The initials are the picture until the person gives another. */
export function useDrawnPhoto({ watch, getValues, setValue }: UseFormReturn<NewAccount>) {
  const name = watch('name');
  useEffect(() => {
    const given = getValues('photoURL');
    const isDrawn = !given || given.startsWith(location.origin + AVATARS);
    // The field does not change while it has the focus.
    const isInUse = document.activeElement?.getAttribute('name') === 'photoURL';
    // An emptied field stays empty: the person is about to fill it in.
    if (isDrawn && !isInUse) setValue('photoURL', location.origin + drawnAvatar(name ?? ''));
  }, [name, getValues, setValue]);
}
