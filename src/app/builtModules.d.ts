declare module 'virtual:search-documents' {
  const documents: readonly import('../lib/search/SearchDocument').SearchDocument[];
  export default documents;
}

declare module 'virtual:play-directory' {
  /** Every address with something to play at it, in the order of the catalogue. */
  const entries: readonly Readonly<{ path: string; label: string; emoji: string }>[];
  export default entries;
}
