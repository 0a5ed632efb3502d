declare module 'virtual:search-documents' {
  const documents: readonly import('../lib/search/SearchDocument').SearchDocument[];
  export default documents;
}

declare module 'virtual:play-directory' {
  /** Every address with something to play, in the catalogue's order. */
  const entries: readonly Readonly<{ path: string; label: string; emoji: string }>[];
  export default entries;
}
