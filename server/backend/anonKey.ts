export { embeddedKey as ANON_KEY } from '../../src/content/embeddedKey';
