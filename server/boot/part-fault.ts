/** Why a part beside us is of no use. `isOurs`: it has answered, and our settings are wrong: waiting does not help. */
export class PartFault extends Error {
  readonly isOurs: boolean;

  constructor(message: string, { isOurs }: { isOurs: boolean }) {
    super(message);
    this.isOurs = isOurs;
  }
}
