import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '#client/api/query-client.ts';
import { readStatementPhoto } from '#contract/deals.ts';

interface PhotoOfDeal {
  id: string;
  name: string;
}

/** An image element sends no token: the photo is fetched and shown from an object URL. */
export function useStatementPhoto(photo: PhotoOfDeal) {
  const { data: file, isError } = useQuery({
    ...query(readStatementPhoto, { params: photo }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [src, setSrc] = useState('');
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return { src, isError };
}
