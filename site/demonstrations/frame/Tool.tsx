const icons = {
  startOver: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M5 3v10l7-5Z',
};

type Props = {
  icon: keyof typeof icons;
  /** What it says, and is called. */
  children: string;
  onClick: () => void;
};

/** A control of the whole demonstration. */
export function Tool({ icon, children, onClick }: Props) {
  return (
    <button className="tool" type="button" onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      {children}
    </button>
  );
}
