/** The hash that opens the album on any page. A swap may follow it. */
export const albumHash = '#album';
