import { currentSession } from '#client/api/session/store.ts';

interface PrivateRoute {
  module: string;
  clientLoaderModule: string | undefined;
}

interface PrivatePage {
  /** `ahead`: the loader only fills queries, so it can run as a prefetch. */
  clientLoader?: { (given: { request: Request; params: object }): Promise<unknown>; ahead?: true };
}

export async function prefetchLoader(address: string, { module, clientLoaderModule }: PrivateRoute, params: object) {
  if (currentSession().status !== 'signed-in') return;
  const { clientLoader }: PrivatePage = await import(/* @vite-ignore */ clientLoaderModule ?? module);
  if (clientLoader?.ahead) await clientLoader({ request: new Request(new URL(address, location.origin)), params });
}
