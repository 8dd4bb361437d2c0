/** What zod reads before it makes its first schema: our content security policy forbids to compile them. */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The server, which may, shares its process with these pages.
if (!import.meta.env.SSR) globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
