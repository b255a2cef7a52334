/** The picture of a card that is a link, within a `group`. */
export const growsUnderPointer =
  'transition-transform duration-(--duration-slow) ease-out group-hover:scale-[1.03]';

/** Around the link of a card, which is `relative`: a press anywhere on the card is one on the link. */
export const coversCard = '[&_a]:after:absolute [&_a]:after:inset-0';
