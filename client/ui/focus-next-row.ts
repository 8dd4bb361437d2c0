import { useEffect, useRef, useState } from 'react';
import { fetchedIsShown } from '#client/api/query-client.ts';

export function useSuccessorFocus<Rows extends HTMLElement, Heading extends HTMLElement = HTMLHeadingElement>() {
  const heading = useRef<Heading>(null);
  const rows = useRef<Rows>(null);
  const [vacant, setVacant] = useState<{ place: number }>();

  useEffect(() => {
    if (!vacant) return;
    const left = rows.current ? [...rows.current.children] : [];
    const successor = left[vacant.place] ?? left.at(-1) ?? heading.current;
    if (successor instanceof HTMLElement) successor.focus();
  }, [vacant]);

  const vacate = (place: number) => void fetchedIsShown().then(() => setVacant({ place }));

  return { heading, rows, vacate };
}
