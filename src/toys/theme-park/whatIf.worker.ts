import { advise } from '../../../scenes/theme-park/rules/advise';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { foresee } from '../../../scenes/theme-park/rules/whatIf';

/**
 * The question to the worker: a copy of the park, and the change to try. Without a change it is
 * asked for advice.
 */
export type WhatIfQuestion = Readonly<{ park: ThemeParkState; change?: ThemeParkAction }>;

self.onmessage = ({ data: { park, change } }: MessageEvent<WhatIfQuestion>): void => {
  self.postMessage(change ? foresee(park, change) : advise(park));
};
