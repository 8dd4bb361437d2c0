/** How many rows a search in memory looks at. */
export interface MemorySizes {
  /** Of larger parts, about `sample` rows are looked at; of the other part, `beside`. */
  whole: number;
  sample: number;
  beside: number;
  /** Of larger parts, a page is looked for in its order first. */
  paged: number;
}

export const MEMORY_SIZES: MemorySizes = { whole: 12_000, sample: 6_000, beside: 3_000, paged: 50_000 };
