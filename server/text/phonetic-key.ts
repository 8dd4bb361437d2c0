/** Consonant skeleton: `diskobhar` and `discover` are dskvr. */
export function phoneticKey(word: string): string {
  return word
    .replace(/(.)\1+/g, '$1')
    .replace(/ch/g, 'C')
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c$/g, 'k')
    .replace(/g(?=[eiy])|z/g, 'j')
    .replace(/(?<=[bdgjkst])h/g, '')
    .replace(/[bw]/g, 'v')
    .replace(/c/g, 'k')
    .replace(/C/g, 'c')
    .replace(/^[aeiouy]+/, 'a')
    .replace(/(?!^)[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
}
