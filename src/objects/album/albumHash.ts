/** The end of an address that opens the album on any page; a swap stands behind it. */
export const albumHash = '#album';
