/** The product's name, everywhere it is spoken of. */
export const siteName = '90s Kid';
export const siteTagline = 'Your interactive portal to the greatest decade';
