import { Icon } from './icons.tsx';

/** Stops all automatic motion, on every page of the visit. It is a checkbox, so that it works without a script. */
export function PauseControl({ words }: { words: { moving: string; paused: string } }) {
  return (
    <label
      data-screen-only
      className="relative inline-flex min-h-8 shrink-0 items-center gap-2.5 rounded-control text-small text-ink-2 transition-colors hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink motion-reduce:hidden"
    >
      <input
        type="checkbox"
        data-pause
        className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      <Icon
        width={12}
        height={12}
        className="peer-checked:[&>:first-child]:hidden peer-not-checked:[&>:last-child]:hidden"
      >
        <path d="M3.5 1.5v9M8.5 1.5v9" />
        <path d="M2.5 1.2v9.6L10.5 6 2.5 1.2Z" />
      </Icon>
      <span className="peer-checked:hidden">{words.moving}</span>
      <span className="peer-not-checked:hidden">{words.paused}</span>
    </label>
  );
}
