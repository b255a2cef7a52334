type Props = {
  /** Where it points: further in, or back out. */
  direction: keyof typeof arrows;
};

const arrows = {
  on: { path: 'M1 6h13M9.5 1.5 14 6l-4.5 4.5', nudge: 'group-hover/arrow:translate-x-1' },
  back: { path: 'M15 6H2M6.5 1.5 2 6l4.5 4.5', nudge: 'group-hover/arrow:-translate-x-1' },
} as const;

/** An arrow that leans the way it points when the group around it is pointed at. */
export function ArrowMark({ direction }: Props) {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="12"
      viewBox="0 0 16 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 transition-transform ${arrows[direction].nudge}`}
    >
      <path d={arrows[direction].path} />
    </svg>
  );
}
