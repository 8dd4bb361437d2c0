/** Why a file cannot be read, in a sentence for the person who sent it. */
export class FileFault extends Error {}
