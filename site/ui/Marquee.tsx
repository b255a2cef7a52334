import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

type Props = {
  /** The name of the loop for screen readers. */
  label: string;
  /** A line of words, or cards side by side. */
  kind: 'words' | 'cards';
  loop: 'banner-top' | 'banner-second' | 'strip';
  direction: 'forward' | 'backward';
  /** The items, as list items. */
  children: ReactNode;
};

const InCopy = createContext(false);

/**
 * An endless loop of items, drawn by CSS alone. Two copies follow the list, so that the loop has no seam at any width.
 * The region takes the focus: then the loop stops and the arrow keys scroll it.
 */
export function Marquee({ label, kind, loop, direction, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever cannot hover has to reach what has passed by
      tabIndex={0}
      className={`marquee marquee-${kind} marquee-${loop} marquee-${direction}`}
    >
      <ul>{children}</ul>
      <InCopy value={true}>
        <ul aria-hidden="true">{children}</ul>
        <ul aria-hidden="true">{children}</ul>
      </InCopy>
    </div>
  );
}

/** A link inside a loop. In the copies it can be clicked, but Tab skips it. */
export function MarqueeLink(props: ComponentProps<'a'>) {
  const inCopy = useContext(InCopy);
  return <a {...props} tabIndex={inCopy ? -1 : undefined} />;
}
