/** In the place of a fact that nobody said. */
export const NOT_GIVEN = 'Not given';
