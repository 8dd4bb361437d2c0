import { Tagged } from '../cache/tagged.ts';
import type { Viewer } from './viewer.ts';

export interface PersonalAnswer<T> {
  /** Everybody of a kind sees the same; absent: nobody else does. */
  kind?: string;
  value(): T | Promise<T>;
}

/** How a person sees what is kept for everybody. */
export interface Marking<T> {
  forPerson(viewer: Viewer): Promise<PersonalAnswer<T>>;
  /** The kind, unless the answer has one of the bikes and people that the viewer has dealt with: those may be marked. */
  kindOf(viewer: Viewer, dealtWith: readonly string[]): string | undefined;
}

/** A public read that a person sees with marks of their own, without reading it anew. */
export class Marked<T> extends Tagged<T> {
  readonly marking: Marking<T>;

  constructor({ value, tags, until }: Tagged<T>, marking: Marking<T>) {
    super(value, ...tags);
    this.marking = marking;
    Object.assign(this, { until });
  }

  map<Other>(change: (value: T) => Other): Marked<Other> {
    const { forPerson, kindOf } = this.marking;
    return new Marked(this.as(change(this.value)), {
      kindOf,
      forPerson: async (viewer) => {
        const { value, ...kind } = await forPerson(viewer);
        return { ...kind, value: async () => change(await value()) };
      },
    });
  }
}
