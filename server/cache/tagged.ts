/** Result of a public read, with the cache tags of its data. Routes and pages accept nothing else. */
export class Tagged<T> {
  readonly value: T;
  readonly tags: readonly string[];
  /** In milliseconds since 1970: from then on it is wrong, although nothing was written. */
  readonly until: number = Number.POSITIVE_INFINITY;

  constructor(value: T, ...tags: string[]) {
    this.value = value;
    this.tags = tags;
  }

  as<Other>(value: Other): Tagged<Other> {
    return new Tagged(value, ...this.tags).expiring(this.until);
  }

  expiring(...times: number[]): Tagged<T> {
    return Object.assign(new Tagged(this.value, ...this.tags), { until: Math.min(this.until, ...times) });
  }
}

export const constant = <T>(value: T) => new Tagged(value);
