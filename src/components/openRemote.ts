/** Told on the document: the remote opens, which leads to every page. */
export const openRemoteEvent = 'open-remote';

export const openRemote = (): void => void document.dispatchEvent(new Event(openRemoteEvent));
