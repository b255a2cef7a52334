/** Stops everything that moves by itself, on every page of the visit. A checkbox, so that it works without a script. */
export function PauseControl() {
  return (
    <label
      data-screen-only
      className="group/pause relative inline-flex min-h-8 shrink-0 items-center gap-2.5 rounded-control text-small text-ink-2 transition-colors hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink motion-reduce:hidden"
    >
      <input
        type="checkbox"
        data-pause
        autoComplete="off"
        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      <svg
        aria-hidden="true"
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path className="group-has-checked/pause:hidden" d="M3.5 1.5v9M8.5 1.5v9" />
        <path className="not-group-has-checked/pause:hidden" d="M2.5 1.2v9.6L10.5 6 2.5 1.2Z" />
      </svg>
      <span>
        Pause<span className="not-group-has-checked/pause:hidden">d</span>
      </span>
    </label>
  );
}
