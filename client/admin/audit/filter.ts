import { pages } from '#client/api/query-client.ts';
import { type AuditFilter, exportAudit, listAudit } from '#contract/audit.ts';

export const FILTER_FIELDS = ['email', 'action', 'actor', 'since', 'until'] as const satisfies (keyof AuditFilter)[];
export type FilterField = (typeof FILTER_FIELDS)[number];
export type WrittenFilter = Partial<Record<FilterField, string>>;

/** As it stands in the address. */
export function writtenFilter(params: URLSearchParams): WrittenFilter {
  const given = FILTER_FIELDS.map((field) => [field, params.get(field)?.trim()] as const);
  return Object.fromEntries(given.filter(([, value]) => value));
}

/** Without what is written wrong, of which the form tells. */
export function validFilter(written: WrittenFilter): { filter: AuditFilter; faults: WrittenFilter } {
  const parsed = exportAudit.query.safeParse(written);
  if (parsed.success) return { filter: parsed.data, faults: {} };
  const faults = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  const rest = Object.entries(written).filter(([field]) => !(field in faults));
  return { filter: exportAudit.query.parse(Object.fromEntries(rest)), faults };
}

export const auditPages = (filter: AuditFilter) => pages(listAudit, { query: filter });
