declare module 'virtual:search-index' {
  const index: import('minisearch').AsPlainObject;
  export default index;
}

declare module 'virtual:play-directory' {
  /** Every page with something to play on it, in the order of the catalogue. */
  const entries: readonly Readonly<{ path: string; label: string; emoji: string }>[];
  export default entries;
}
