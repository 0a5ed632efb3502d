// Each entry of a game or of React's, which keeps measures too where there is a timeline, would become
// a message to the tests' server. The browser's own stands aside for whoever tests what is written.
const { timeStamp } = console;
Reflect.deleteProperty(console, 'timeStamp');
Object.defineProperty(globalThis, 'ownTimeStamp', { value: timeStamp });
