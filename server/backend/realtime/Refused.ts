/** A message that is answered with an error. The client is given this error's message. */
export class Refused extends Error {}
