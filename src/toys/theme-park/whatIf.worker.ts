import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { foresee } from '../../../scenes/theme-park/rules/whatIf';

/** What the worker is asked: a copy of the park, and the change to try. */
export type WhatIfQuestion = Readonly<{ park: ThemeParkState; change: ThemeParkAction }>;

self.onmessage = ({ data }: MessageEvent<WhatIfQuestion>): void => {
  self.postMessage(foresee(data.park, data.change));
};
