/** Stands wherever makers and brands are spoken of. */
export const trademarkNotice =
  'Names of makers, brands and programmes belong to their owners and are used here to say what a thing was. The toys that we call Magic 8-Ball and Snake II are our own drawings of such things. This site is not connected with any of them.';
