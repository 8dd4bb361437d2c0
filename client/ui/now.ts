import { useEffect, useState } from 'react';

const LOOKED_UP_MS = 30_000;

export function useNow() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOKED_UP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
