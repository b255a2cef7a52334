/** What can be recorded: something that draws any moment of itself on its canvas. */
export type FrameSource = {
  canvas: HTMLCanvasElement;
  framesPerSecond: number;
  seconds: number;
  /** The moments at which another picture begins: players land on them when a visitor seeks. */
  keyframes: number[];
  /** In seconds: however little changes, a player that seeks has not far to go back. */
  longestWithoutKeyframe: number;
  /** Draws a moment, and says whether it may look unlike the moment drawn before. */
  draw(seconds: number): boolean | Promise<boolean>;
};
