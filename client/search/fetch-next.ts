import { NoConnection, refusal } from '#client/api/request.ts';
import type { Found, SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';

/** A page of what was found, as a stranger sees it. Throws ApiProblem or NoConnection. */
export async function laterPage(address: SearchAddress, signal: AbortSignal): Promise<Found> {
  const response = await fetch(`/api/search?${writeAddress(address)}`, { signal }).catch((cause) => {
    throw signal.aborted ? cause : new NoConnection({ cause });
  });
  if (!response.ok) throw await refusal(response);
  return response.json();
}
