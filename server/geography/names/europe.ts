/** Format: see india.ts. Cities whose local name differs from the English one. */
export const austria = `
Vienna | Wien |
`;
export const belgium = `
Brussels | Bruxelles, Brussel |
Antwerpen | Antwerp |
`;
export const czechia = `
Prague | Praha |
`;
export const denmark = `
Copenhagen | København, Kobenhavn |
`;
export const germany = `
Munich | München, Muenchen |
Nürnberg | Nuremberg, Nuernberg |
Köln | Cologne, Koeln |
`;
export const greece = `
Athens | Athina, Αθήνα |
Thessaloníki | Salonica, Θεσσαλονίκη |
`;
export const italy = `
Rome | Roma |
Milan | Milano |
Turin | Torino |
Naples | Napoli |
Florence | Firenze |
Genoa | Genova |
`;
export const poland = `
Warsaw | Warszawa |
`;
export const portugal = `
Lisbon | Lisboa |
`;
export const romania = `
Bucharest | București, Bucuresti |
`;
export const serbia = `
Belgrade | Beograd |
`;
export const switzerland = `
Genève | Geneva, Genf |
`;
export const ukraine = `
Kyiv | Kiev, Київ |
`;
