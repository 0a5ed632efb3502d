/** The product's name, used wherever it is shown. */
export const siteName = '90s Kid';
export const siteTagline = 'Your interactive portal to the greatest decade';
/**
 * The origin in pages that are built before the site's address is known. The server replaces it.
 */
export const unknownOrigin = 'https://origin.invalid';
