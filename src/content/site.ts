/** The product's name, everywhere it is spoken of. */
export const siteName = '90s Kid';
export const siteTagline = 'Your interactive portal to the greatest decade';
/** Stands in pages that are built before the site's address is known; the server puts its own. */
export const unknownOrigin = 'https://origin.invalid';
