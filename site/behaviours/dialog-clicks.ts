/**
 * Whether a click outside of an open dialog should close it. The second of a double click belongs to the button that
 * opened it.
 */
export const isBeside = ({ detail, target }: MouseEvent, dialog: HTMLDialogElement): boolean =>
  // The content covers the dialog, so a click on the element itself is on the backdrop.
  target === dialog && detail < 2;
