/** Why a database is not opened, in a sentence for whoever runs the server. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
