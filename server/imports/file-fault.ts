/** The message is shown to the seller. */
export class FileFault extends Error {}
