/** What the figure does with itself. */
export const gestures = ['bounce', 'pulse', 'spin', 'greet', 'punch', 'look', 'think'] as const;
export type Gesture = (typeof gestures)[number];

/** The three ways in which a tip is given. */
export const tipGestures = ['bounce', 'pulse', 'spin'] as const satisfies readonly Gesture[];

/** What stands in the bubble. */
export type Speech = Readonly<{
  text: string;
  /** A page that helps. */
  link?: Readonly<{ to: string; label: string }>;
  /** Stays until it is closed or something else is said. */
  stays?: true;
}>;

/** Where the figure stands, in shares of the room it has. */
export type Point = Readonly<{ x: number; y: number }>;

/** Something the assistant does, and for how many ms. */
export type Act = Readonly<
  | { kind: 'speak'; speech: Speech; gesture?: Gesture; time: number }
  | { kind: 'gesture'; gesture: Gesture; time: number }
  | { kind: 'move'; to: Point; time: number }
>;
