/** Where a behaviour says what has just happened. It stands from the start: screen readers announce what enters it. */
export function Announcement() {
  return (
    <p
      role="status"
      data-announcement
      data-screen-only
      className="pointer-events-none fixed bottom-5 left-1/2 z-30 w-max max-w-[calc(100%-2*var(--gutter))] -translate-x-1/2 rounded-card border border-line-strong bg-raised-2 px-5 py-3 text-small transition duration-(--duration-calm) before:absolute before:inset-x-5 before:-top-px before:h-px before:bg-(image:--spectrum) empty:translate-y-2 empty:opacity-0"
    />
  );
}
