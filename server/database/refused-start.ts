/** Why nothing can be done here, in a sentence for whoever started us. */
export class RefusedStart extends Error {}
