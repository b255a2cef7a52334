/** Where a behaviour says what has just happened. It stands from the start: screen readers announce what enters it. */
export function Announcement() {
  return <p role="status" data-announcement data-screen-only />;
}
