import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isHydrated } from './hydration.ts';

/** Autofill is no change, as the form has `autoComplete="off"`. Text may still be incomplete. */
export function usePreHydrationChange(
  form: RefObject<HTMLFormElement | null>,
  onChange: (form: HTMLFormElement) => void,
) {
  const [cameWithPage] = useState(() => !isHydrated());
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const shown = form.current;
    if (cameWithPage && shown && [...shown.elements].some(isChanged)) notify(shown);
  }, [form, cameWithPage]);
}

function isChanged(field: Element) {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}
