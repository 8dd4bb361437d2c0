import { t } from '#language/t.ts';
import { uploadLimit } from '../http/upload-limit.ts';

export const admitted = uploadLimit({ all: 96, person: 4 }, () => ({
  full: t('Many photos are on their way to us right now. Please try again in a moment.'),
  share: t('Several photos are on their way from you already. Please send the next when they have arrived.'),
}));
