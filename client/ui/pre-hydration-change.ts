import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isHydrated } from './hydration.ts';

/**
 * Tells of a form in which somebody chose something before the page came alive, when nobody listened yet.
 * The form says `autoComplete="off"`: what a browser fills in is no choice. Text may still be being typed.
 */
export function useEarlyChange(form: RefObject<HTMLFormElement | null>, onChange: (form: HTMLFormElement) => void) {
  const [cameWithPage] = useState(() => !isHydrated());
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const shown = form.current;
    if (cameWithPage && shown && [...shown.elements].some(isChanged)) tell(shown);
  }, [form, cameWithPage]);
}

function isChanged(field: Element) {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}
