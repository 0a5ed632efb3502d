/** The notice about trademarks. It stands on every page that names makers or brands. */
export const trademarkNotice =
  'Names of makers, brands and programmes belong to their owners and are used here to say what a thing was. The toys that we call Magic 8-Ball and Snake II are our own drawings of such things. This site is not connected with any of them.';
