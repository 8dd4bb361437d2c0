/** Advertisement words that resemble model names. */
export const plainWords = new Set(
  `
  abs alloy and bike black blue brand brown cash city clean clear cond condition days disc disk double drum edition
  electric engine fine first for fresh front full good green grey gray gold golden home kick like limited lock look
  looking maroon matt matte mint model month months motor near neat new nice number old only order original owner
  paper papers petrol price purple rare rear red royal sale self sell selling shiny silver single special speed
  spoke sport start super tax top tyre urgent used very wheel white with year years yellow
  `.match(/\S+/g),
);
