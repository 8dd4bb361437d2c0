import { useSearchParams } from 'react-router';

/** The parameter that shows a whole long list without scripts. */
export const WHOLE_LIST = 'every';

export function useIsWholeList(name: string): boolean {
  return useSearchParams()[0].getAll(WHOLE_LIST).includes(name);
}
