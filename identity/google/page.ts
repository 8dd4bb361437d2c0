import { plainPages } from '../../mail/plain-pages.ts';

export const FONTS = '/fonts';

export const { page, headers } = plainPages({ name: 'Google stand-in', fonts: FONTS });
