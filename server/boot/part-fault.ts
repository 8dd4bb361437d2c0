/** An external service is unusable. `isOurs`: it responded, so our settings are wrong and a retry is useless. */
export class PartFault extends Error {
  readonly isOurs: boolean;

  constructor(message: string, { isOurs }: { isOurs: boolean }) {
    super(message);
    this.isOurs = isOurs;
  }
}
