import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useAlive } from './alive.ts';

/**
 * Tells of a form that somebody changed before the page came alive, when nobody listened yet; where they are still
 * typing, once they leave the field. The form says `autoComplete="off"`: what a browser fills in is no change.
 */
export function useEarlyChange(form: RefObject<HTMLFormElement | null>, onChange: (form: HTMLFormElement) => void) {
  const alive = useAlive();
  const [cameWithPage] = useState(!alive);
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    const shown = form.current;
    if (!cameWithPage || !shown) return;
    const typing = shown.querySelector('input[type="text"]:focus');
    const look = () => [...shown.elements].some(isChanged) && tell(shown);
    if (!typing) return void look();
    typing.addEventListener('blur', look, { once: true });
    return () => typing.removeEventListener('blur', look);
  }, [form, cameWithPage]);
}

function isChanged(field: Element) {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}
