import { useEffect, useState } from 'react';

/** The value, once it has stayed the same for so long. */
export function useSettled<T extends string>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
