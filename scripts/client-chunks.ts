interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null;
}

/** Public pages, usually visited together. */
const SHOWN = ['home-page', 'search-page', 'product-page', 'compare-page', 'login-page'];
/** Modules shared by at least this many pages share a chunk. */
const MANY = 8;

/** Small, and nearly every public page needs them. */
const OF_ALL = /\/client\/(navigation\/canonical-url|ui\/rich)\.ts$/;

/** The root stays with its styles, which would otherwise load again with each chunk. */
const OURS = /\/((contract|client|language)\/(?!root\.tsx)[^?]*\.(tsx?|svg\?no-inline)|icu-minify\/.*\.js)$/;

/** Rendered after hydration: by the root on every page, and in the header of those who are logged in. */
const DEFERRED = {
  deferred: /\/(ui\/toaster|layout\/(display-choice|language-offer)|view-beacon\/view-beacon|offline\/keeper)\.tsx$/,
  live: /\/(conversations\/unread\/unread-messages\.tsx|notifications\/unread-bell\.tsx|api\/live\/live\.ts)$/,
};

/** Shared by the page of an inspection and forms. */
const PHOTO_PARTS = /\/(photo-|remove-button)/;

/** Chunks by the pages that need them; the default makes 30 to 70 chunks per page, smaller than a request's cost. */
export function chunkOf(id: string, graph: Graph): string | null {
  if (!OURS.test(id)) return null;
  const pages = pagesWith(id, graph);
  const shown = SHOWN.filter((page) => pages.has(page));
  if (!pages.size) return deferredChunk(id, graph);
  if (id.includes('/contract/') && (checks(id, graph) || isForChecks(id, graph))) {
    // The layout is part of each of its many pages.
    if (pages.size < MANY && !pages.has('dashboard-layout')) return null;
    return shown.includes('login-page') ? 'calls' : 'contract';
  }
  if (pages.has('root') || OF_ALL.test(id)) return 'frame';
  if (shown.length > 1) return 'market';
  if (pages.size > 1 && shown.includes('search-page')) return 'search';
  if (pages.size > 1 && shown.includes('login-page')) return id.includes('/contract/') ? 'market' : 'entrance';
  // They would load what only dashboard pages need.
  if (pages.has('inspection-page')) return pages.size > 1 && PHOTO_PARTS.test(id) ? 'photos' : null;
  if (pages.has('signup-page')) return null;
  if (shown.length || pages.size < MANY) return null;
  return id.includes('/contract/') ? 'contract' : 'desk';
}

function pagesWith(id: string, graph: Graph, counts?: (importer: string) => boolean): Set<string> {
  const page = /\/client\/(?:.*\/)?([\w-]+)\.tsx\?__react-router-build-client-route/;
  return new Set([...modulesWith(id, graph, counts)].flatMap((at) => page.exec(at)?.[1] ?? []));
}

function deferredChunk(id: string, graph: Graph): string | null {
  const modules = [...modulesWith(id, graph)];
  const [name, another] = Object.entries(DEFERRED).flatMap(([name, entry]) =>
    modules.some((at) => entry.test(at)) ? name : [],
  );
  return name && !another ? name : null;
}

/** It, and all that import it, directly or not. */
function modulesWith(id: string, graph: Graph, counts = (_importer: string) => true, seen = new Set<string>()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? [])
    if (counts(importer)) modulesWith(importer, graph, counts, seen);
  return seen;
}

/** No public page needs it but to check what is typed. */
function isForChecks(id: string, graph: Graph) {
  const pages = pagesWith(id, graph, (importer) => !checks(importer, graph));
  return ![...SHOWN, 'inspection-page'].some((page) => pages.has(page));
}

function checks(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (id.includes('/node_modules/zod/')) return true;
  return graph.getModuleInfo(id)?.importedIds.some((next) => checks(next, graph, seen)) ?? false;
}
