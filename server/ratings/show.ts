import type { OwnRating, Rating } from '#contract/ratings.ts';
import type { Viewer } from '../http/viewer.ts';
import { given } from '../products/products.ts';
import type { RatingRow } from './queries.ts';

export function show({ id, by, author, outcome, stars, asDescribed, words, ratedAt, reply }: RatingRow): Rating {
  return {
    _id: id,
    by,
    outcome,
    stars,
    ratedAt: ratedAt.toISOString(),
    ...given({ author, asDescribed, words, reply }),
  };
}

/** For its author, or the person whom it is about. */
export function own(viewer: Viewer, row: RatingRow): OwnRating {
  const { bookingId, productName, isShown, removedFor, aboutId, reply } = row;
  const isAboutViewer = aboutId === viewer.id && isShown && removedFor === null;
  return {
    ...show(row),
    bookingId,
    productName,
    isShown,
    ...given({ removedFor }),
    may: { reply: isAboutViewer && reply === null, report: isAboutViewer },
  };
}
