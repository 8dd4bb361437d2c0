import { useEffect, useState } from 'react';

/** Addresses of files in memory; absent until there is a file. */
export function useObjectUrls(files: readonly (Blob | undefined)[]): readonly (string | undefined)[] {
  const [urls, setUrls] = useState<(string | undefined)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render makes a new list of the same files
  useEffect(() => {
    const made = files.map((file) => file && URL.createObjectURL(file));
    setUrls(made);
    return () => {
      for (const url of made) if (url) URL.revokeObjectURL(url);
    };
  }, [...files]);
  return urls;
}
