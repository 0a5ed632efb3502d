declare module 'virtual:search-documents' {
  const documents: readonly import('../lib/search/SearchDocument').SearchDocument[];
  export default documents;
}

declare module 'virtual:play-directory' {
  /** Every address with something to play, in the catalogue's order. */
  const entries: readonly Readonly<{ path: string; label: string; emoji: string }>[];
  export default entries;
}

declare module 'virtual:object-sheets' {
  /** The numbers of all cards' sheets, each a digit at the place that `sheetPlace` gives. */
  const table: string;
  export default table;
}
