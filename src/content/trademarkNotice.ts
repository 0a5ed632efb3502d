/** Stands wherever makers and brands are spoken of. */
export const trademarkNotice =
  'Names of makers, brands and programmes belong to their owners and are used here only to say what a thing was. This site is not connected with any of them.';
