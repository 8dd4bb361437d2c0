// Without zod: pages that work without a connection load this, and not the endpoints.

export const LARGEST_PHOTO_BYTES = 15 * 1024 * 1024;
