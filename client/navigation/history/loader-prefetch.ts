import { currentSession } from '#client/api/session/store.ts';

interface PrivateRoute {
  module: string;
  clientLoaderModule: string | undefined;
}

interface PrivatePage {
  /** `ahead`: it does nothing but fill the queries that the page reads. */
  clientLoader?: { (given: { request: Request; params: object }): Promise<unknown>; ahead?: true };
}

/** Has a private page read what it shows, before the person who is signed in opens it. */
export async function loadAhead(address: string, { module, clientLoaderModule }: PrivateRoute, params: object) {
  if (currentSession().status !== 'signed-in') return;
  const { clientLoader }: PrivatePage = await import(/* @vite-ignore */ clientLoaderModule ?? module);
  if (clientLoader?.ahead) await clientLoader({ request: new Request(new URL(address, location.origin)), params });
}
