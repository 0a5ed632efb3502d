import type { Application } from 'pixi.js';
import type { View } from './View';

/**
 * Puts a stage into an initialised PixiJS application, whose canvas, renderer and end are the
 * host's. The stage draws when it wants to: the application has no ticker running.
 */
export type MountStage<Run> = (application: Application, run: Run) => View;
