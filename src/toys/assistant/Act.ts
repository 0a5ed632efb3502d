/** The animations of the figure. */
export const gestures = ['bounce', 'pulse', 'spin', 'greet', 'punch', 'look', 'think'] as const;
export type Gesture = (typeof gestures)[number];

/** The three animations that accompany a tip. */
export const tipGestures = ['bounce', 'pulse', 'spin'] as const satisfies readonly Gesture[];

/** The contents of the speech bubble. */
export type Speech = Readonly<{
  text: string;
  /** A page that helps. */
  link?: Readonly<{ to: string; label: string }>;
  /** The bubble stays until it is closed or replaced. */
  stays?: true;
}>;

/** The figure's position, as shares of its room. */
export type Point = Readonly<{ x: number; y: number }>;

/** An action of the assistant, and its duration in ms. */
export type Act = Readonly<
  | { kind: 'speak'; speech: Speech; gesture?: Gesture; time: number }
  | { kind: 'gesture'; gesture: Gesture; time: number }
  | { kind: 'move'; to: Point; time: number }
>;
