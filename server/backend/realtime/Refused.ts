/** A frame that is answered with an error; the message is the reason that the client is given. */
export class Refused extends Error {}
