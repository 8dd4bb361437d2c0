import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isHydrated } from './hydration.ts';

/**
 * Calls back when a form was changed before hydration. The form has `autoComplete="off"`, so autofill is no change.
 * Text may still be incomplete.
 */
export function usePreHydrationChange(
  form: RefObject<HTMLFormElement | null>,
  onChange: (form: HTMLFormElement) => void,
) {
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
