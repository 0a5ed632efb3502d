declare module 'virtual:search-index' {
  const index: import('minisearch').AsPlainObject;
  export default index;
}
