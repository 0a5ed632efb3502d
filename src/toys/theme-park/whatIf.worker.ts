import { advise } from '../../../scenes/theme-park/rules/advise';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { foresee } from '../../../scenes/theme-park/rules/whatIf';

/** What the worker is asked: a copy of the park, and the change to try; without one, for advice. */
export type WhatIfQuestion = Readonly<{ park: ThemeParkState; change?: ThemeParkAction }>;

self.onmessage = ({ data: { park, change } }: MessageEvent<WhatIfQuestion>): void => {
  self.postMessage(change ? foresee(park, change) : advise(park));
};
