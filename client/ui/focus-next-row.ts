import { useEffect, useRef, useState } from 'react';

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

  // The query library tells the list of what was fetched in a timer that was set before this one.
  const vacate = (place: number) => void setTimeout(() => setVacant({ place }));

  return { heading, rows, vacate };
}
