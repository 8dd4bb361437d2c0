import { RefusedStart } from '../database/refused-start.ts';

/** Not a whole backup, or changed since it was made. */
export class BrokenBackup extends RefusedStart {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file} is not a whole backup, or was changed: ${reason}.`, { cause });
  }
}
