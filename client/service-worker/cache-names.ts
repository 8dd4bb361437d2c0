/** Pages and their data, by address. Four entries for each bike, with its inspection. */
export const PAGES = 'kickstand-pages';
/** Scripts, styles, fonts and photos: their addresses change with their content. */
export const FILES = 'kickstand-files';
/** Which scripts belong to an address, as the router asks for it. */
export const ROUTES = 'kickstand-routes';
/** What only one person may see, until the logout. */
export const PRIVATE = 'kickstand-private';
