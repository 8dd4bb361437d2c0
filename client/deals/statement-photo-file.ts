import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asCaller } from '#client/api/call.ts';
import { address, NoConnection, refusal } from '#client/api/request.ts';
import { readStatementPhoto } from '#contract/deals.ts';

interface PhotoOfDeal {
  id: string;
  name: string;
}

/** An image element sends no token: the photo is fetched and shown from an object URL. */
export function useStatementPhoto({ id, name }: PhotoOfDeal) {
  const { data: file, isError } = useQuery({
    queryKey: ['statement photo', id, name],
    queryFn: ({ signal }) => fetchPhoto({ id, name }, signal),
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

function fetchPhoto(params: PhotoOfDeal, signal: AbortSignal): Promise<Blob> {
  return asCaller(readStatementPhoto, async (token) => {
    const headers = new Headers({ accept: readStatementPhoto.gives });
    if (token) headers.set('authorization', `bearer ${token}`);
    const response = await fetch(address(readStatementPhoto, { params }), { headers, signal }).catch((cause) => {
      if (signal.aborted) throw cause;
      throw new NoConnection({ cause });
    });
    if (!response.ok) throw await refusal(response);
    return response.blob();
  });
}
