import { uploadLimit } from '../http/upload-limit.ts';

export const admitted = uploadLimit({ all: 96, person: 4 }, 'photos');
