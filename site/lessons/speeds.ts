/** How fast a lesson can be played. */
export const speeds = [0.75, 1, 1.25, 1.5, 2];
