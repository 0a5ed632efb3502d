// Each entry of a game, and of React, which writes measures if there is a timeline, would become a
// message to the tests' server. So the timeline is replaced, and the browser's own stays available
// for tests of its entries. Done once for all files that share a page.
if (!Reflect.has(globalThis, 'ownTimeStamp')) {
  Object.assign(globalThis, { ownTimeStamp: console.timeStamp });
  Reflect.deleteProperty(console, 'timeStamp');
  // React would note the stack of every element that is made, for a developer's tools.
  Reflect.deleteProperty(console, 'createTask');
}
